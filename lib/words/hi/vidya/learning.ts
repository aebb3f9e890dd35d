/** What the houses and significators of learning stand for and give, in Hindi: whole sentences. */
import type { LearningHouse, LearningKaraka } from '../../../astro/judgement/vidya/tables/learning.ts';

export interface LearningTextsHi {
  readonly matter: string;
  readonly ease: string;
  readonly strain: string;
}

export const HOUSES_OF_LEARNING_HI: Readonly<Record<LearningHouse, LearningTextsHi>> = {
  4: {
    matter: 'स्कूली शिक्षा',
    ease: 'स्कूल के वर्ष स्थिर रहते हैं और घर साथ देता है।',
    strain: 'स्कूल या घर की हलचल से क्रम टूट सकता है।',
  },
  5: { matter: 'बुद्धि', ease: 'बात जल्दी समझ आती है और अपनी राय बनती है।', strain: 'मन एक विषय से दूसरे पर भागता है।' },
  9: {
    matter: 'उच्च शिक्षा और शिक्षक',
    ease: 'अच्छे शिक्षक मिलते हैं और आगे की पढ़ाई का रास्ता खुलता है।',
    strain: 'सही शिक्षक और साधन मिलने में देर होती है।',
  },
  2: {
    matter: 'वाणी और आरंभिक शिक्षा',
    ease: 'पढ़ना जल्दी आता है और बोली साफ़ रहती है।',
    strain: 'बोलने में झिझक और पढ़ने की शुरुआत धीमी रहती है।',
  },
  11: {
    matter: 'परिणाम और डिग्री',
    ease: 'परिणाम समय पर आते हैं और पहचान मिलती है।',
    strain: 'परिणाम मेहनत से कुछ देर बाद आता है।',
  },
};

export const KARAKAS_OF_LEARNING_HI: Readonly<Record<LearningKaraka, LearningTextsHi>> = {
  Mercury: { matter: 'बुद्धि, भाषा और गणित', ease: 'भाषा, अंक और तर्क में तेज़ी रहती है।', strain: 'जल्दबाज़ी से छोटी भूलें होती हैं।' },
  Jupiter: {
    matter: 'ज्ञान और समझ',
    ease: 'पूरी बात पकड़ में आती है और शिक्षक भरोसा करते हैं।',
    strain: 'पढ़ाई बहुत होती है, निष्कर्ष देर से निकलता है।',
  },
  Moon: { matter: 'स्मरण शक्ति', ease: 'सुनी हुई बात याद रहती है।', strain: 'मन के उतार-चढ़ाव पढ़ाई के बीच आते हैं।' },
  Venus: { matter: 'कला और रुचि', ease: 'कला और संगीत में हाथ अच्छा चलता है।', strain: 'आराम की आदत अभ्यास कम करती है।' },
  Sun: { matter: 'आत्मविश्वास', ease: 'परखने वालों के सामने भरोसा बना रहता है।', strain: 'अपने ही उत्तर पर शक होता है।' },
};
