/**
 * Letters of other alphabets, and unusual Latin ones, that look like a Latin letter: by that letter.
 *
 * Source: confusables.txt 10.0.0 of Unicode Technical Standard #39 (Unicode License), of which this has the letters that
 * NFKC leaves as they are, of the alphabets that draw like Latin, where what they are confused with is one ASCII letter, a
 * digit that passes for one, or such a letter with a mark. Added are the small capitals of phonetic writing, and what
 * looks like a small capital.
 */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪᏎᗅᴀꓮꭺ',
  b: 'ƀƂƃƄȢȣɓʙΒБВЬвѢѣҌҍᏏᏴᏼᖯᗷꓐꞴ',
  c: 'ȼСсҪҫᏟᴄꓚꮯ',
  d: 'ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪᴅꓒꓓꭰ',
  e: 'ƷȜɆɇΕЕЗеҘҽҿӠᎬᴇⴹꓰꝪꞫꬲꭼ',
  f: 'ƑƒϜքᖴᵮẝꓝꜰꞘꞙꬵ',
  g: 'ƍǤǥɠɡɢԌԍցᏀᏳᏻᶃꓖꮐ',
  h: 'ĦħɦʜΗНнћҢңһӇӈӉӊհᎻᏂᏲᕼⱧꓧꚕꮋ',
  i: 'ıɨɩɪιіӏᎥᵻᵼꙇꭵ',
  j: 'ɈɉͿϳЈјᎫᒍᴊꓙꞲꭻ',
  k: 'ƙΚКҚҞᏦᴋⱩꓗꝀкĸ',
  l: 'ŁłƖƗƚǀɫɭʟΙІӀᏞᒪⵏꓡꓲꮮ',
  m: 'ΜϺМӍᎷᗰᴍꓟмʍ',
  n: 'ƝƞɳɴΝηոռᵰꓠ',
  o: 'ØøƟɵΘΟθοσОоѲѳӨөՕօᎾᏫᴏᴑⴱⵁⵔꓳꝊꝋꬽꬾꭴꮎꮻ𐓂𐓪',
  p: 'ƥΡρРрᏢᑭᴘᴩᵽꓑꮲ',
  q: 'ʠԛգզⵕꞯ',
  r: 'ƦɍɼɽʀгғᎡᏒᖇᴦᵲꓣꭇꭈꭱꮁꮢ𐒴',
  s: 'ƼƽʂЅѕՏᏕᏚᵴꓢꜱꮪ',
  t: 'ŦŧƭƮȾΤτТтҬҭᎢᴛᵵꓔꭲ𐓒',
  u: 'ɄʋυՍսᏌᑌᴜᵾꓴꞟꭎꭒꮜ𐓎𐓶',
  v: 'νѴѵᏙᐯᴠⴸꓦꮩ',
  w: 'ɯѡѽԜԝաᎳᏔᴡꓪꝡꮃ',
  x: 'ΧХхҲᕁᕽⵝꓫꞳ',
  y: 'ƴɎɏɣʏΥγУуҮүҰұᎩᎽᶌỿꓬꭚ',
  z: 'ƵƶȤȥʐΖᏃᴢᵶꓜꮓ',
};
