/**
 * What people in India choose first for a password, by kind, and the most chosen first within each: written without spaces,
 * in small letters, as they are typed.
 *
 * No count of leaked Indian passwords is published under a licence that could be used here, so this list is our judgement:
 * invocations and deities with their usual spellings, the country, common given and family names, cities, cricketers, films
 * and their actors, and what is dear to everybody. The words of the signs and of the ascendant are left out: they stand in
 * many good passphrases of this audience.
 */
const INVOCATIONS = `
jaishreeram jaishriram jaisriram jaishreeraam jaisiyaram jaisiaram jaishreekrishna jaishrikrishna jaisrikrishna
jaishreeradhe omnamahshivaya omnamahshivay omnamahshiva omnamashivaya omnamoshivaya ommanipadmehum
omsairam omshanti omshantiom omganeshayanamah omgamganapatayenamah omnamobhagavatevasudevaya omnamonarayanaya
omnamonarayana harekrishna harekrishnahareram hareram hareramharekrishna harharmahadev harharmahadeva hariom haribol
radheradhe radheshyam radhekrishna radhakrishna radhakrishnan radharani sitaram siyaram seetaram ramram ramramram
jairam jaihanuman jaibajrangbali bajrangbali jaishreehanuman jaibhole jaibholenath bholenath bolebam bambambhole
jaimahakal mahakal jaimatadi jaimataji jaimaakali jaimakali jaimaadurga jaidurga jaiambe jaimaa matarani
jaimatarani jaiganesh jaishreeganesh shreeganesh shriganesh ganpatibappamorya ganpatibappa morya jaisairam sairam
saibaba omsai shirdisaibaba jaijinendra namokar navkar waheguru satnam satnamwaheguru satsriakal ikonkar
wahegurujikakhalsa bismillah bismillahirrahmanirrahim inshallah mashallah alhamdulillah allahuakbar subhanallah
assalamualaikum khudahafiz yaallah yaali lailahaillallah muhammad786 allah786 jesuschrist jesuslovesme praisethelord
hallelujah swamiyesaranamayyappa swamiyesharanamayyappa govindagovinda vetrivelmuruga jaijagannath jaijhulelal
buddhamsharanamgacchami jaibhim jaijohar jaishivray jaibhavani jaishivaji harharmahadevshambhu namaste namaskar
jaigurudev gurudev guruji jaiguruji satyamevajayate satyamshivamsundaram vasudhaivakutumbakam
`;

const DEITIES = `
krishna shiva shiv ram rama hanuman ganesh ganesha ganpati ganapati vinayak vinayaka mahadev mahadeva shankar shankara
shambhu bhole durga kali lakshmi laxmi mahalakshmi mahalaxmi saraswati parvati gauri sita radha kanha kanhaiya govind
govinda gopal gopala mohan madhav madhava murari murali muralidhar keshav kesava vishnu narayan narayana hari damodar
brahma indra surya suryadev chandra shanidev shani kuber kubera yamraj kartikeya kartik murugan muruga subramanya
subramaniam ayyappa ayyappan venkateswara venkateshwara venkatesa balaji tirupati srinivasa jagannath vitthal
pandurang panduranga khandoba dattatreya meenakshi kamakshi bhavani ambika amba ambe chamunda vaishnodevi vaishnavi
gayatri ganga yamuna tulsi annapurna santoshimata shirdi siddhivinayak kedarnath badrinath somnath rameshwaram
kashivishwanath vishwanath amarnath mahakaleshwar trimurti trishul rudra rudraksha bhairav bhairava narasimha narsimha
varaha vamana parashuram balram balarama lakshman laxman bharata shatrughan ravana ravan arjun arjuna karna bhishma
yudhishthira yudhisthir draupadi abhimanyu eklavya dronacharya ramayana ramayan mahabharat mahabharata bhagavadgita
bhagwatgita geeta gita bhagwan bhagavan ishwar eshwar prabhu parmatma paramatma devi devta omkar omkara mahavir
mahaveer buddha gautambuddha gurunanak gurugobindsingh vivekananda ramakrishna aurobindo osho sadhguru hanumanji
shivji ramji krishnaji ganeshji shivshakti shivshambhu shivaya namahshivaya shivparvati sitaramji laddugopal
banke bankebihari biharilal thakurji shyam shyamsundar ghanshyam nandlal yashoda devaki vasudev vasudeva
`;

const COUNTRY = `
india indian bharat bharatmata bharatmatakijai merabharatmahan hindustan hindustani jaihind vandemataram
incredibleindia iloveindia loveindia indiaindia myindia proudindian iamindian indianarmy indianairforce indiannavy
jaijawan jaijawanjaikisan swadeshi azadi tiranga ashoka ashokchakra tajmahal gandhi mahatmagandhi gandhiji nehru
subhash netaji bhagatsingh azad chandrashekharazad shivaji chhatrapati maharanapratap jhansikirani ambedkar
babasaheb apjabdulkalam abdulkalam kalam modi narendramodi namo vajpayee rahulgandhi kejriwal bjp congress
hindu hinduism hindi sanskrit muslim sikh punjabi gujarati marathi bengali tamil telugu kannada malayalam bihari
rajasthani marwari rajput jatt brahmin aadhaar aadhar pancard jio airtel vodafone paytm phonepe irctc railway sbi
`;

const PLACES = `
mumbai bombay delhi newdelhi bangalore bengaluru chennai madras kolkata calcutta hyderabad pune ahmedabad ahmadabad
surat jaipur lucknow kanpur nagpur indore bhopal patna vadodara baroda ludhiana agra nashik faridabad meerut rajkot
varanasi banaras kashi srinagar aurangabad dhanbad amritsar allahabad prayagraj ranchi howrah coimbatore jabalpur
gwalior vijayawada jodhpur madurai raipur kota guwahati chandigarh solapur hubli mysore mysuru tiruchirappalli trichy
bareilly aligarh moradabad gurgaon gurugram noida ghaziabad thane navimumbai jamshedpur bhilai cuttack bhubaneswar
kochi cochin ernakulam thiruvananthapuram trivandrum kozhikode calicut thrissur udaipur ajmer bikaner pushkar
dehradun haridwar rishikesh mathura vrindavan vrindaban ayodhya gorakhpur jhansi ujjain dwarka goa panaji shimla
manali kashmir jammu ladakh sikkim gangtok darjeeling assam bihar jharkhand odisha orissa bengal westbengal tamilnadu
kerala karnataka andhra telangana maharashtra gujarat rajasthan punjab haryana himachal uttarakhand uttarpradesh
madhyapradesh chhattisgarh manipur nagaland mizoram tripura meghalaya himalaya himalayas ganges dadar andheri
`;

const STARS = `
sachin tendulkar sachintendulkar dhoni msdhoni mahi thala kohli virat viratkohli rohit rohitsharma hitman sehwag
ganguly dada dravid yuvraj yuvrajsingh zaheer harbhajan bhajji kumble kapildev gavaskar bumrah jadeja ashwin raina
shikhar dhawan hardik pandya rishabhpant pant klrahul shubmangill gill siraj surya suryakumar cricket ipl csk
chennaisuperkings mumbaiindians rcb royalchallengers kkr kolkataknightriders worldcup championstrophy teamindia
bleedblue cricketer kabaddi neerajchopra saina sindhu pvsindhu sania saniamirza leander marykom milkhasingh
shahrukh shahrukhkhan srk salman salmankhan sallu aamir aamirkhan amitabh amitabhbachchan bachchan bigb hrithik
hrithikroshan akshay akshaykumar ajaydevgan ranveer ranbir ranbirkapoor saifalikhan govinda mithun dharmendra
rajinikanth rajnikanth thalaiva kamalhaasan thalapathy vijay ajith suriya dhanush prabhas alluarjun maheshbabu
pawankalyan ramcharan jrntr chiranjeevi mohanlal mammootty dulquer yash puneeth rajkumar darshan aishwarya
aishwaryarai katrina katrinakaif deepika deepikapadukone kareena kareenakapoor priyankachopra anushka alia aliabhatt
kajol madhuri madhuridixit sridevi hema hemamalini rekha shraddha shraddhakapoor kriti nayanthara samantha trisha
lata latamangeshkar kishorekumar mohammedrafi arrahman arijit arijitsingh sonunigam honeysingh badshah shreyaghoshal
bollywood tollywood kollywood sholay ddlj dilwale dangal bahubali baahubali pushpa rrr kgf jawan pathaan sultan
dabangg singham krrish dhoom kabhikhushikabhigham kuchkuchhotahai kalhonaaho lagaan munnabhai mogambo gabbar
gabbarsingh shaktimaan chhotabheem doraemon motupatlu ramayan tarakmehta kaunbanegacrorepati biggboss
`;

const GIVEN_NAMES = `
rahul priya pooja puja amit neha raj rajesh ravi sanjay suresh ramesh mahesh ganesh dinesh mukesh rakesh naresh umesh
anil sunil vijay ajay manoj vinod pramod ashok ashish manish rohit mohit sumit lalit nitin sachin vikas vikram vivek
deepak pankaj sandeep pradeep kuldeep gurpreet harpreet manpreet jaspreet amandeep simran karan arjun aryan aarav
vihaan aditya arnav ayaan reyansh krish ishaan shaurya atharva advik pranav dhruv kabir rudra dev devansh yash yuvraj
akash abhishek abhinav ankit ankur anurag anuj aman arun arvind alok amar avinash bharath chetan chirag darshan
gaurav gautam girish gopal govind harish harsh hemant himanshu imran irfan jatin jayesh jitendra kapil karthik kartik
kiran kishore kunal lokesh madhu mahendra mayank milind mohammed mohammad mohd mohan mohsin nakul naveen navin neeraj
nikhil nilesh nishant omkar paresh parth piyush prakash pramila prasad prashant prateek pratik praveen prem puneet
raghav raghu rajan rajat rajeev rajiv rajendra rajkumar raju rakshit raman ranjit rishabh rishi ritesh rohan sagar
sahil sameer samir sanjeev santosh satish saurabh saurav shahid shailesh sharad shashank shekhar shubham siddharth
siddhartha sohan somnath sourav srikanth srinivas subhash sudhir sunny sushil swapnil tarun tushar uday utkarsh vaibhav
varun venkat venkatesh vinay vinayak vineet vipin vipul viraj virendra vishal yogesh zubair
anita sunita kavita savita sarita anjali ankita aarti arti asha usha nisha isha disha ritu meena neena reena seema
rekha sushma sudha shobha pushpa lata geeta gita sita mamta kamla vimla nirmala urmila sharmila pramila kavya divya
ananya aanya aadhya diya pari anika navya myra sara saanvi ishita tanya tanvi trisha riya ria priyanka deepika deepa
deepti jyoti jyothi swati shweta sweta sneha snehal sonia sonal sonali sonam sapna swapna rani rashmi reshma rupa roopa
ruchi radhika rachna rajni preeti priti pallavi payal padma parul nidhi nikita namrata neelam neetu nandini monika
mona minakshi megha meghna manisha manju mansi malti madhuri kajal karishma kiran komal kriti kritika khushi jaya
jayshree indu himani hema heena gunjan garima fatima zainab ayesha aisha farah farhan firoz salma shabana shabnam
ekta chitra chhaya bhavna bhavya bindu barkha babita archana aparna anuradha anushka amrita akshata aishwarya
lakshmi lalitha latha malathi mythili meera mira nandita oviya padmini revathi sangeeta sangeetha saroj shanti shanthi
sridevi subha suchitra sujata sumathi swathi tara uma vani vandana varsha vasanti vidya vijaya yamini
`;

const FAMILY_NAMES = `
kumar sharma singh verma varma gupta patel shah jain agarwal aggarwal agrawal mishra pandey tiwari tripathi
dubey dwivedi chaturvedi shukla trivedi joshi bhatt desai mehta modi parekh thakkar thakur rathod rathore chauhan
chouhan rajput solanki parmar yadav choudhary chaudhary chaudhari khan ansari shaikh sheikh syed qureshi pathan
hussain ahmed ahmad malik mirza begum reddy naidu rao raju chowdary iyer iyengar nair menon pillai kurian varghese
thomas mathew nambiar krishnan subramanian raman natarajan murugesan selvam chatterjee chattopadhyay banerjee
bandyopadhyay mukherjee mukhopadhyay ganguly bhattacharya bhattacharjee ghosh bose basu dutta datta sen sengupta
das dasgupta roy saha mondal mandal sarkar biswas kulkarni deshpande deshmukh patil pawar shinde jadhav more kadam
gaikwad bhosale chavan joglekar gokhale kapoor kapur khanna malhotra chopra arora ahuja bhatia sethi sodhi gill sandhu
sidhu dhillon grewal kaur bedi bajaj birla tata ambani adani nayak naik shetty hegde gowda bhat kamath pai acharya
mohanty mohapatra panda patnaik sahoo behera gogoi baruah bora sinha prasad srivastava shrivastava saxena mathur
kashyap bhardwaj kaushik dixit awasthi bajpai rawat negi bisht rana
`;

const DEAR_THINGS = `
mummy papa mummypapa mummydaddy maapapa papamummy maa mataji pitaji mybaba dadaji dadiji naniji
bhaiya bhabhi didi beta beti jaan jaanu janu jaaneman jaanam sona shona babu sonababu pagal pagli dost dosti yaar
pyar pyaar ishq ishqwala mohabbat dil dilse dilkirani merijaan merijan merapyar tumhiho tumhara tumsepyarhai
mainetumsepyarkiya iloveumom ilovemummy ilovepapa ilovemyindia ilovemyfamily ilovemymom lovemyfamily myfamily
mylife mylove jindagi zindagi duniya khushi muskan sapna sitara chanda chand suraj tara phool gulab kamal chameli
champa moti heera sona chandi raja rani rajkumari rajkumar badshah shehzada sultan nawab maharaja maharani
sherkhan sher cheetah hathi mor mayur tota kutta billi chidiya titli jalebi laddu gulabjamun samosa paneer biryani
chai masalachai garamchai chapati roti dosa idli vadapav panipuri mango aam mirchi masala diwali deepawali deepavali
holi eid navratri dussehra rakhi rakshabandhan karwachauth pongal onam baisakhi lohri janmashtami shivratri
mahashivratri ganeshchaturthi chhathpuja newyear rupee crorepati karodpati lakhpati engineer doctor iitian
iitjee jeemains neet upsc iasofficer ipsofficer tcs infosys wipro
`;

const IN_DEVANAGARI = `
जयश्रीराम जयश्रीकृष्ण ॐनमःशिवाय ओमनमःशिवाय ऊँनमःशिवाय ओंनमःशिवाय नमःशिवाय हरहरमहादेव राधेराधे राधेश्याम राधाकृष्ण
सीताराम सियाराम हरेकृष्ण हरेराम जयमातादी जयहनुमान बजरंगबली महाकाल जयमहाकाल जयश्रीमहाकाल साईराम ओमसाईराम साईंराम
गणपतिबप्पामोरया श्रीगणेश जयहिंद जयहिन्द वंदेमातरम् वंदेमातरम भारतमाताकीजय मेराभारतमहान भारत हिंदुस्तान हिन्दुस्तान
कृष्ण राम शिव हनुमान गणेश महादेव दुर्गा लक्ष्मी सरस्वती पार्वती भगवान नमस्ते नमस्कार मम्मी पापा मम्मीपापा मेरीजान
प्यार दिल जान सचिन धोनी विराट क्रिकेट मुंबई दिल्ली पासवर्ड
`;

/** The most likely kinds first; the position in the list stands for how soon a word is guessed. */
export const INDIAN_WORDS: readonly string[] = [
  ...new Set(
    [INVOCATIONS, DEITIES, COUNTRY, GIVEN_NAMES, STARS, FAMILY_NAMES, PLACES, DEAR_THINGS, IN_DEVANAGARI].flatMap(
      (words) => words.normalize('NFKC').trim().split(/\s+/),
    ),
  ),
];
