import { both, chapter, courseContent, courseFile, ids, quiz, review, video } from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const dangerousGoods: DemoCourse = {
  slug: 'dangerous-goods',
  kind: 'premium',
  category: 'freight',
  cover: 'crane',
  name: both(['危险货物与锂电池运输', 'Dangerous goods and lithium batteries']),
  introduction: both([
    '一块充电宝，海运、空运、快递的要求各不相同。本课依据 IMDG 规则和 IATA 危险品规则，讲清分类、包装、标记标签、隔离和运输文件，附填好的申报单样本、隔离速查表和锂电池核算表。',
    'One power bank, and different rules by sea, by air and by courier. Based on the IMDG Code and the IATA DGR: classification, packing, marks, segregation and documents, with a completed declaration, a segregation table and a battery sheet.',
  ]),
  content: courseContent({
    goals: [
      '能从安全技术说明书查到联合国编号和包装类，选对包装，查清隔离要求，填好申报单。',
      'Go from a safety data sheet to the UN number and packing group, choose the packing, check segregation and fill in the declaration.',
    ],
    forWhom: [
      '货代操作、跨境电商发货人员和关务人员，需要一定货运基础。',
      'Forwarders, e-commerce shippers and customs staff who know the basics of freight.',
    ],
    able: [
      [
        '查危险货物一览表，定类别和包装类',
        'Use the Dangerous Goods List to find class and packing group',
      ],
      ['区分 UN 3480 与 UN 3481 的包装要求', 'Tell the packing of UN 3480 from that of UN 3481'],
      [
        '查隔离表，判断两种货能否同箱',
        'Read the segregation table and decide what may share a container',
      ],
      [
        '对照样本填写危险货物申报单',
        'Fill in a dangerous goods declaration with the help of a sample',
      ],
    ],
    assessment: [
      '两次测验，共十二题，60% 及格。第一章可免费试学。',
      'Two quizzes with twelve questions in all, pass at 60%. The first chapter is a free trial.',
    ],
  }),
  keywords: both([
    '危险货物,锂电池,IMDG,UN3480,申报单,隔离',
    'dangerous goods,lithium battery,IMDG,UN3480,declaration,segregation',
  ]),
  language: 'zh',
  major: both(['现代物流管理', 'Logistics management']),
  direction: both(['特种货物运输', 'Special cargo']),
  difficulty: 'advanced',
  fee: 120,
  teachers: ['mengfanrui'],
  publishedDaysAgo: 40,
  chapters: [
    chapter(
      ['从产品到联合国编号', 'From product to UN number'],
      [
        '九个类别、包装类和危险货物一览表。',
        'Nine classes, packing groups and the Dangerous Goods List.',
      ],
      [
        video(
          ['从产品到联合国编号', 'From product to UN number'],
          'dangerous-goods/02-from-product-to-entry',
        ),
        courseFile(
          ['讲义：九类危险货物', 'Notes: The nine classes'],
          'dangerous-goods/notes-01.pdf',
        ),
        courseFile(
          ['讲义：查表与编号', 'Notes: Lists and numbers'],
          'dangerous-goods/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['标记、标签与标牌', 'Marks, labels and placards'],
      ['贴什么、贴哪里、贴多大。', 'What to put on, where, and how large.'],
      [
        courseFile(
          ['讲义：标记、标签与标牌', 'Notes: Marks, labels and placards'],
          'dangerous-goods/notes-04.pdf',
        ),
      ],
    ),
    chapter(
      ['隔离与积载', 'Segregation and stowage'],
      ['哪些货不能同箱，怎样查表。', 'What may not share a container, and how to look it up.'],
      [
        courseFile(['隔离速查表', 'Segregation at a glance'], 'dangerous-goods/segregation.pdf'),
        quiz(
          ['分类与隔离测验', 'Quiz on classification and segregation'],
          ids('dangerous-goods', 1, 2, 5, 8, 9, 10),
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
        courseFile(
          ['锂电池瓦时与包装核算表', 'Battery sheet: watt-hours and packing'],
          'dangerous-goods/battery-sheet.xlsx',
        ),
      ],
    ),
    chapter(
      ['申报单与应急', 'Declaration and emergencies'],
      ['逐栏填写申报单，查应急措施。', 'The declaration box by box, and the emergency schedules.'],
      [
        video(
          ['一张申报单怎样填', 'Filling in the declaration'],
          'dangerous-goods/03-the-declaration',
        ),
        courseFile(
          ['危险货物申报单样本', 'Dangerous goods declaration: a sample'],
          'dangerous-goods/declaration-sample.docx',
        ),
        courseFile(
          ['讲义：文件与应急', 'Notes: Documents and emergencies'],
          'dangerous-goods/notes-05.pdf',
        ),
        quiz(
          ['锂电池与申报测验', 'Quiz on batteries and declarations'],
          ids('dangerous-goods', 3, 4, 6, 7, 11, 12),
        ),
      ],
    ),
  ],
  reviews: [
    review('jianghaitao', 5, '公司的充电宝被航空公司拒收过两次，学完才知道是包装导则选错了。'),
    review('lvyanran', 4.5, '申报单样本一栏一栏对着填，比看规则原文快多了。'),
    review('hanboyan', 3, '内容专业，但 120 金币对学生来说有点贵。'),
  ],
}
