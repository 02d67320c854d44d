import { both, chapter, courseContent, courseFile, ids, quiz, review, video } from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const oceanFreight: DemoCourse = {
  slug: 'ocean-freight',
  kind: 'premium',
  category: 'freight',
  cover: 'container-ship',
  name: both(['海运货代操作：从订舱到放货', 'Ocean forwarding: booking to release']),
  introduction: both([
    '截单、截港、VGM、电放、甩柜，货代的行话一次听懂。本课按一票整箱出口的时间线，讲清订舱、集港、提单、费用和目的港放货。',
    'Cut-off, VGM, telex release, rolled cargo: the jargon made plain. Along the timeline of one full container: booking, delivery to port, bills of lading, charges and release.',
  ]),
  content: courseContent({
    goals: [
      '掌握整箱与拼箱出口操作流程，能够核算海运费用并处理常见异常。',
      'Handle FCL and LCL exports, calculate charges and deal with the usual problems.',
    ],
    forWhom: [
      '物流与货代专业学生、货代操作岗新人、需要和货代打交道的业务员。',
      'Students of logistics, newcomers to operations, and sales staff who deal with forwarders.',
    ],
    able: [
      ['看懂船期表与运价', 'Read schedules and tariffs'],
      ['区分 MBL 与 HBL', 'Tell master bills from house bills'],
      ['核对提单并处理电放', 'Check bills of lading and handle telex release'],
      ['应对甩柜和滞箱费', 'Deal with rolled containers and detention'],
    ],
    assessment: ['两次测验，60% 及格。', 'Two quizzes, pass at 60%.'],
  }),
  keywords: both([
    '海运,货代,集装箱,海上运输,提单,VGM,电放',
    'ocean freight,container,forwarding,bill of lading,VGM,telex release',
  ]),
  language: 'zh',
  major: both(['现代物流管理', 'Logistics management']),
  direction: both(['国际货运', 'International freight']),
  difficulty: 'beginner',
  fee: 0,
  teachers: ['guozhiyuan'],
  publishedDaysAgo: 185,
  chapters: [
    chapter(
      ['船、箱、港', 'Ships, boxes, ports'],
      ['航线、箱型和码头作业。', 'Routes, box types and terminals.'],
      [
        courseFile(
          ['讲义：船、箱、港', 'Notes: Ships, boxes, ports'],
          'ocean-freight/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['订舱与集港', 'Booking and delivery to port'],
      ['截单、截港与 VGM 的时间线。', 'Cut-offs and VGM on a timeline.'],
      [quiz(['订舱测验', 'Quiz on booking'], ids('freight', 2, 5, 8, 14, 15))],
    ),
    chapter(
      ['提单与放货', 'Bills and release'],
      ['正本、电放与海运单。', 'Originals, telex release and sea waybill.'],
      [courseFile(['讲义：提单与放货', 'Notes: Bills and release'], 'ocean-freight/notes-02.pdf')],
    ),
    chapter(
      ['海运费用', 'Charges'],
      ['海运费、附加费、THC、滞箱费。', 'Freight, surcharges, THC and detention.'],
      [courseFile(['讲义：海运费用', 'Notes: Charges'], 'ocean-freight/notes-03.pdf')],
    ),
    chapter(
      ['货损与异常', 'Damage and other problems'],
      ['承运人责任、共同海损与索赔时效。', 'Carrier liability, general average and time limits.'],
      [quiz(['综合测验', 'General quiz'], ids('freight', 3, 4, 6, 7, 9, 12))],
    ),
  ],
  reviews: [
    review('renxiaobei', 5, '提单放货那一章太真实了，郭老师讲的办法我第二天就用上。'),
    review('shenmohan', 4.5, '讲义打印贴墙，实习期没有出过错。'),
    review('yaobingqian', 4.5, '电放和海运单的区别讲得非常清楚。'),
    review('lutianyi', 4, '希望附加费部分能跟着市场更新。'),
    review('wangyuchen', 5, '做业务三年第一次看懂货代的费用单。'),
    review(
      'ouyangjing',
      4,
      'Good pace and honest examples. I would like more on LCL consolidation.',
    ),
  ],
}

export const marineInsurance: DemoCourse = {
  slug: 'marine-insurance',
  kind: 'premium',
  category: 'freight',
  cover: 'scales',
  name: both(['国际货运保险与索赔', 'Cargo insurance and claims']),
  introduction: both([
    '一箱瓷器到港碎了三成，找谁赔、赔多少、要交哪些材料？本课对照 2009 年协会货物条款和我国海洋运输货物保险条款，讲清承保范围、除外责任与理赔计算。',
    'A third of the porcelain arrived broken. Who pays, how much, and what do you have to submit? Comparing the Institute Cargo Clauses 2009 with the Chinese clauses, this course explains cover, exclusions and claims.',
  ]),
  content: courseContent({
    goals: [
      '能够为不同货物选择险别，完成投保与索赔。',
      'Choose cover for different goods, insure them and make a claim.',
    ],
    forWhom: [
      '外贸业务员、货代、保险经纪新人及相关专业学生。',
      'Export sales staff, forwarders, newcomers to insurance broking and students.',
    ],
    able: [
      ['比较（A）（B）（C）三种条款', 'Compare Clauses (A), (B) and (C)'],
      ['计算保险金额与赔款', 'Calculate the insured amount and the payment'],
      ['整理索赔材料并保全代位权', 'Put a claim together and preserve the right of recourse'],
    ],
    assessment: [
      '两次测验，60% 及格。第一章可免费试学。',
      'Two quizzes, pass at 60%. The first chapter is a free trial.',
    ],
  }),
  keywords: both([
    '货运保险,协会货物条款,共同海损,索赔',
    'cargo insurance,marine insurance,Institute Cargo Clauses,general average,claims',
  ]),
  language: 'zh',
  major: both(['现代物流管理', 'Logistics management']),
  direction: both(['货运保险', 'Cargo insurance']),
  difficulty: 'advanced',
  fee: 50,
  teachers: ['guozhiyuan', 'tangruolin'],
  publishedDaysAgo: 88,
  chapters: [
    chapter(
      ['风险、损失与近因', 'Risk, loss, proximate cause'],
      ['保险保的是什么，不保什么。', 'What insurance covers and what it does not.'],
      [
        video(
          ['货损了，保险赔不赔', 'Damaged: will insurance pay?'],
          'marine-insurance/01-risk-and-loss',
        ),
        courseFile(
          ['讲义：风险、损失与近因', 'Notes: Risk, loss, proximate cause'],
          'marine-insurance/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['协会货物条款', 'Institute Cargo Clauses'],
      ['（A）（B）（C）逐条对照。', 'Clauses (A), (B) and (C) side by side.'],
      [
        courseFile(
          ['讲义：协会货物条款', 'Notes: Institute Cargo Clauses'],
          'marine-insurance/notes-02.pdf',
        ),
        quiz(
          ['险别测验', 'Quiz on cover'],
          [...ids('freight', 6, 9, 12), ...ids('incoterms', 3, 6, 9)],
        ),
      ],
    ),
    chapter(
      ['共同海损', 'General average'],
      ['为什么我的货没坏也要分摊。', 'Why undamaged cargo contributes too.'],
      [courseFile(['讲义：共同海损', 'Notes: General average'], 'marine-insurance/notes-03.pdf')],
    ),
    chapter(
      ['投保与保险单', 'Taking out cover'],
      ['加成、保险单与信用证要求。', 'Mark-up, policy and what a credit requires.'],
      [
        courseFile(
          ['讲义：投保与保险单', 'Notes: Taking out cover'],
          'marine-insurance/notes-04.pdf',
        ),
        video(['FAS、FOB、CFR 与 CIF', 'FAS, FOB, CFR and CIF'], 'incoterms-2020/05-sea-rules'),
      ],
    ),
    chapter(
      ['索赔实务', 'Claims in practice'],
      ['查勘、单证、时效和代位求偿。', 'Survey, documents, time limits and subrogation.'],
      [
        courseFile(
          ['讲义：索赔实务', 'Notes: Claims in practice'],
          'marine-insurance/notes-05.pdf',
        ),
        courseFile(['理赔计算表', 'Claim sheet'], 'marine-insurance/claim-sheet.xlsx'),
        quiz(
          ['索赔测验', 'Quiz on claims'],
          [...ids('freight', 4, 7, 13), ...ids('letters-of-credit', 5, 16)],
        ),
      ],
    ),
  ],
  reviews: [
    review('cuiyunxi', 4.5, '共同海损分摊的例子算得明明白白。'),
    review('tanwenjing', 4, '三种条款的对照非常有用，法律部分稍深。'),
    review('zhengkexin', 5, '客户的瓷器真的碎了，按课程的清单准备材料，一个月拿到赔款。'),
  ],
}
