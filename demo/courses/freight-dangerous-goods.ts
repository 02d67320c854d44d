import { both, chapter, courseContent, courseFile, ids, quiz, review, video } from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const dangerousGoods: DemoCourse = {
  slug: 'dangerous-goods',
  kind: 'premium',
  category: 'freight',
  cover: 'crane',
  name: both(['危险货物与锂电池运输', 'Dangerous goods and lithium batteries']),
  introduction: both([
    '一块充电宝，海运、空运、快递的要求各不相同。本课依据 IMDG 规则和 IATA 危险品规则，讲清分类、包装、标记标签和运输文件，帮你避免瞒报误报带来的罚款与事故。',
    'One power bank, three sets of rules by sea, air and courier. On the IMDG Code and the IATA DGR: class, packing, marks and papers, and how to keep clear of fines and fires.',
  ]),
  content: courseContent({
    goals: [
      '识别危险货物类别，掌握锂电池的联合国编号、包装导则与申报要求。',
      'Recognise classes; know UN numbers, packing instructions and declarations for batteries.',
    ],
    forWhom: [
      '货代操作、跨境电商发货人员和关务人员，需要一定货运基础。',
      'Forwarders, e-commerce shippers and customs staff with some grounding in freight.',
    ],
    able: [
      ['查危险货物一览表', 'Use the Dangerous Goods List'],
      ['区分 UN3480 与 UN3481 的包装要求', 'Tell UN 3480 from UN 3481'],
      ['填写危险货物申报单', 'Fill in a declaration'],
    ],
    assessment: ['一次测验与一份申报单作业。', 'One quiz and one declaration.'],
  }),
  keywords: both(['危险货物,锂电池,IMDG,UN3480', 'dangerous goods,lithium battery,IMDG,UN3480']),
  language: 'zh',
  major: both(['现代物流管理', 'Logistics management']),
  direction: both(['特种货物运输', 'Special cargo']),
  difficulty: 'advanced',
  fee: 120,
  teachers: ['mengfanrui'],
  publishedDaysAgo: 40,
  chapters: [
    chapter(
      ['九类危险货物', 'Nine classes'],
      ['从爆炸品到杂项，怎样识别。', 'From explosives to miscellaneous.'],
      [courseFile(['讲义：九类危险货物', 'Notes: Nine classes'], 'dangerous-goods/notes-01.pdf')],
    ),
    chapter(
      ['查表与编号', 'Lists and numbers'],
      ['联合国编号、包装类与特殊规定。', 'UN numbers, packing groups, special provisions.'],
      [
        courseFile(
          ['讲义：查表与编号', 'Notes: Lists and numbers'],
          'dangerous-goods/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['锂电池专题', 'Lithium batteries'],
      ['电池、电池加设备，海运与空运的差别。', 'Alone or with equipment, by sea or by air.'],
      [
        video(
          ['锂电池怎样发运', 'Shipping lithium batteries'],
          'dangerous-goods/01-lithium-batteries',
        ),
        courseFile(
          ['讲义：锂电池专题', 'Notes: Lithium batteries'],
          'dangerous-goods/notes-03.pdf',
        ),
      ],
    ),
    chapter(
      ['标记、标签与标牌', 'Marks, labels, placards'],
      ['贴什么、贴哪里、贴多大。', 'What, where and how large.'],
      [
        courseFile(
          ['讲义：标记、标签与标牌', 'Notes: Marks, labels, placards'],
          'dangerous-goods/notes-04.pdf',
        ),
      ],
    ),
    chapter(
      ['文件与应急', 'Documents and emergencies'],
      ['申报单、鉴定报告与应急卡。', 'Declaration, test report and emergency card.'],
      [
        courseFile(
          ['讲义：文件与应急', 'Notes: Documents and emergencies'],
          'dangerous-goods/notes-05.pdf',
        ),
        quiz(['危险货物测验', 'Quiz on dangerous goods'], ids('freight', 1, 5, 10, 14, 15)),
      ],
    ),
  ],
  reviews: [
    review('jianghaitao', 5, '公司的充电宝被航空公司拒收过两次，学完才知道是包装导则选错了。'),
    review('lvyanran', 4.5, '孟老师现场演示标签尺寸，细致。'),
    review('hanboyan', 3, '内容专业，但 120 金币对学生来说有点贵。'),
  ],
}
