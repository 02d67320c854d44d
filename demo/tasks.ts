/** An answer of a learner to the demo's teaching task; hours count back from the loading. */
export interface DemoAnswer {
  /** The shown student; otherwise a learner of the course. */
  isStudent?: boolean
  /** What was handed in, one after the other. `photo`: with the photographed page. */
  handIns: { hoursAgo: number; text: string; photo?: boolean }[]
  comments?: {
    /** The hand-in that it is about, from 1. */
    handIn: number
    hoursAgo: number
    text: string
    verdict: 'accepted' | 'redo' | null
  }[]
}

/** Answers in all their states: waiting, with a photograph, accepted, to redo, handed in again since. */
export const demoAnswers: readonly DemoAnswer[] = [
  {
    isStudent: true,
    handIns: [
      {
        hoursAgo: 70,
        text: '1. 卖方多付海运费和保险费。\n2. 风险到汉堡港才转移，因为卖方付了到汉堡的费用。\n3. CIF = FOB + 运费 + 保险费。',
      },
    ],
    comments: [
      {
        ...{ handIn: 1, hoursAgo: 46, verdict: 'redo' },
        text: '第 1 题和第 3 题都对。第 2 题请再想一想：卖方付费到汉堡，风险就一定到汉堡才转移吗？重看“贸易术语入门”里的那张图，改好再交。',
      },
    ],
  },
  {
    handIns: [
      {
        hoursAgo: 96,
        text: '卖方多付运费和保险。风险在汉堡转移。报价加上运费和保险费。',
      },
      {
        hoursAgo: 5,
        text: '老师，我改了第 2 题：费用付到汉堡，但是风险还是在上海港装上船的时候转移，和 FOB 一样。\n\nCIF = FOB + F + I，I = CIF × 110% × 费率。',
      },
    ],
    comments: [
      {
        ...{ handIn: 1, hoursAgo: 80, verdict: 'redo' },
        text: '费用和风险要分开看。请改第 2 题，并写出保险费怎么算。',
      },
    ],
  },
  {
    handIns: [{ hoursAgo: 9, text: '写在纸上了，见照片。', photo: true }],
  },
  {
    handIns: [
      {
        hoursAgo: 30,
        text: '1. 海运费、保险费由卖方承担。\n2. 风险不变，仍然在装运港货物装上船时转移给买方。\n   工厂 ——— 上海港（风险转移）——— 汉堡港\n3. CIF 价 = (FOB + 运费) ÷ (1 − 1.1 × 保险费率)',
      },
    ],
    comments: [
      {
        ...{ handIn: 1, hoursAgo: 28, verdict: 'accepted' },
        text: '很清楚，公式也写对了。',
      },
    ],
  },
  {
    handIns: [
      {
        hoursAgo: 27,
        text: '卖方要多付运费，保险也由卖方买。风险没有变。报价要提高，提高多少看运费和保险费率。',
      },
    ],
  },
]
