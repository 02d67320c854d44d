import {
  both,
  chapter,
  courseContent,
  courseFile,
  ids,
  quiz,
  upcoming,
  video,
} from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const sellingIntoEurope: DemoCourse = {
  slug: 'selling-into-europe',
  kind: 'open',
  category: 'e-commerce',
  cover: 'globe',
  name: both(['进入欧盟市场：税务与产品合规', 'Selling into the EU: VAT and compliance']),
  introduction: both([
    '全英文授课。从增值税、IOSS 到产品安全与包装义务，用一款儿童台灯走完进入欧盟市场的合规清单，既学规则，也学地道的合规英语，方便与欧洲客户和平台直接沟通。',
    'Taught in English. From VAT and IOSS to product safety and packaging, take one children’s lamp through the whole compliance checklist for the EU market. Learn the rules, and the English in which European buyers and platforms talk about them.',
  ]),
  content: courseContent({
    goals: [
      '了解欧盟增值税与产品合规框架，能够用英文准备合规文件清单。',
      'Know the EU framework for VAT and product compliance, and prepare the file in English.',
    ],
    forWhom: [
      '英语四级以上、计划经营欧洲市场的学生和卖家。',
      'Students and sellers with working English who want to sell to Europe.',
    ],
    able: [
      ['判断 IOSS、OSS 与当地注册的适用情形', 'Tell when IOSS, OSS or local registration applies'],
      ['准备符合性声明与技术文件', 'Prepare a declaration of conformity and technical file'],
      ['登记包装生产者责任', 'Register for extended producer responsibility'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both(['欧盟,增值税,IOSS,CE,合规', 'EU,VAT,IOSS,CE,compliance']),
  language: 'en',
  major: both(['跨境电子商务', 'Cross-border e-commerce']),
  direction: both(['海外合规', 'Overseas compliance']),
  difficulty: 'advanced',
  fee: 0,
  teachers: ['suyun', 'hesimin'],
  publishedDaysAgo: 6,
  semesters: [upcoming(['第一期', 'Session 1'], 18, 42)],
  chapters: [
    chapter(
      ['欧盟增值税入门', 'VAT in the EU'],
      ['纳税地点、税率与登记。', 'Place of supply, rates and registration.'],
      [
        courseFile(
          ['讲义：欧盟增值税入门', 'Notes: VAT in the EU'],
          'selling-into-europe/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['IOSS 与 OSS', 'IOSS and OSS'],
      ['两个一站式申报的分工。', 'What each of the two schemes covers.'],
      [
        courseFile(
          ['讲义：IOSS 与 OSS', 'Notes: IOSS and OSS'],
          'selling-into-europe/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['CE 标志与技术文件', 'CE mark and technical file'],
      ['从风险评估到符合性声明。', 'From risk assessment to the declaration of conformity.'],
      [
        video(
          ['目的国合规与退货', 'Compliance and returns'],
          'cross-border-logistics/04-compliance',
        ),
      ],
    ),
    chapter(
      ['包装、电池与电器', 'Packaging and batteries'],
      ['生产者责任的登记与申报。', 'Registering and reporting as a producer.'],
      [
        quiz(
          ['合规测验', 'Quiz on compliance'],
          [...ids('cross-border-e-commerce', 1, 6, 9, 12), ...ids('freight', 14)],
        ),
      ],
    ),
  ],
  reviews: [],
}
