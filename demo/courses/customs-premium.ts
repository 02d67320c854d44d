import { both, chapter, courseContent, courseFile, ids, quiz, review, video } from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const classificationCases: DemoCourse = {
  slug: 'classification-cases',
  kind: 'premium',
  category: 'customs',
  cover: 'scales',
  name: both(['商品归类疑难案例精析', 'Hard cases in classification']),
  introduction: both([
    '智能音箱是音响还是电脑？带灯的梳妆镜归镜子还是灯具？本课精选有争议的归类案例，从商品结构、类注章注到归类决定，一步步推出编码，适合想在归类上走得更深的人。',
    'Is a smart speaker a loudspeaker or a computer, a lighted vanity mirror a mirror or a lamp? Disputed cases argued step by step, from structure and legal notes to rulings, for those who want to go deeper.',
  ]),
  content: courseContent({
    goals: [
      '熟练运用归类总规则三与类注、章注，能够撰写归类分析意见。',
      'Apply Rule 3 and the legal notes with confidence and write a classification opinion.',
    ],
    forWhom: [
      '学过归类基础的关务人员、报关员和备赛学生。',
      'Companies’ customs staff, brokers and competition students who know the basics.',
    ],
    able: [
      ['拆解多功能机器的主要功能', 'Find the principal function of a machine'],
      ['判断零售成套货品与组合货品', 'Recognise sets and composite goods'],
      ['检索并引用归类决定', 'Find and cite rulings'],
      ['撰写预裁定申请材料', 'Prepare an advance ruling request'],
    ],
    assessment: [
      '两次测验，60% 及格。第一章可免费试学。',
      'Two quizzes, pass at 60%. The first chapter is a free trial.',
    ],
  }),
  keywords: both([
    '商品归类,HS 编码,HS 2022,归类总规则,预裁定',
    'classification,HS code,HS 2022,general rules,advance ruling',
  ]),
  language: 'zh',
  major: both(['关务与外贸服务', 'Customs and trade services']),
  direction: both(['商品归类', 'Classification']),
  difficulty: 'advanced',
  fee: 80,
  teachers: ['mengfanrui'],
  publishedDaysAgo: 75,
  chapters: [
    chapter(
      ['归类意见怎么写', 'Writing an opinion'],
      ['事实、规则、结论三段式。', 'Facts, rules, conclusion.'],
      [
        video(['归类总规则', 'The general rules'], 'customs-declaration/02-general-rules'),
        courseFile(
          ['归类意见书写法', 'A classification opinion'],
          'classification-cases/opinion-form.docx',
        ),
        courseFile(
          ['归类练习：十分钟四道题', 'Four cases in ten minutes'],
          'customs-declaration/classification-cases.pptx',
        ),
      ],
    ),
    chapter(
      ['机电产品', 'Machines and electronics'],
      ['第 84、85 章：主要功能与章注六。', 'Chapters 84 and 85: principal function and note 6.'],
      [
        video(
          ['一台机器归哪里', 'Where does a machine belong?'],
          'classification-cases/01-reading-a-machine',
        ),
        courseFile(
          ['讲义：机电产品', 'Notes: Machines and electronics'],
          'classification-cases/notes-01.pdf',
        ),
        quiz(['机电归类测验', 'Quiz on machines'], ids('hs-classification', 3, 5, 8, 12, 14)),
      ],
    ),
    chapter(
      ['纺织与服装', 'Textiles and apparel'],
      ['针织还是机织，混纺怎么算。', 'Knitted or woven, and how blends count.'],
      [
        courseFile(
          ['讲义：纺织与服装', 'Notes: Textiles and apparel'],
          'classification-cases/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['食品与化工', 'Food and chemicals'],
      ['加工程度、用途与成分的较量。', 'Degree of processing, use and composition compared.'],
      [
        courseFile(
          ['讲义：食品与化工', 'Notes: Food and chemicals'],
          'classification-cases/notes-03.pdf',
        ),
      ],
    ),
    chapter(
      ['成套货品与新产品', 'Sets and new products'],
      ['无人机、智能穿戴、电子烟和礼盒。', 'Drones, wearables, e-cigarettes and gift sets.'],
      [
        courseFile(
          ['讲义：成套货品与新产品', 'Notes: Sets and new products'],
          'classification-cases/notes-04.pdf',
        ),
        quiz(['综合归类测验', 'General quiz'], ids('hs-classification', 2, 4, 7, 9, 10, 11)),
      ],
    ),
  ],
  reviews: [
    review('pengyouran', 5, '孟老师把智能音箱拆开给我们看，主要功能不是猜的，是看电路看出来的。'),
    review('zengzhiming', 4.5, '归类意见书的写法直接被公司采用为模板。'),
    review('jiangruolan', 4, '难度不小，没有基础不要直接上。'),
    review('yechangqing', 5, '备赛必看，省赛归类题命中三道。'),
  ],
}

export const rcepOrigin: DemoCourse = {
  slug: 'rcep-origin',
  kind: 'premium',
  category: 'customs',
  cover: 'compass',
  name: both(['RCEP 原产地规则与关税筹划', 'RCEP rules of origin']),
  introduction: both([
    '同一批货，懂规则的企业可以少缴不少关税。本课讲透 RCEP 的原产地标准、累积规则和微小含量，教你计算区域价值成分、选择最优协定、备齐原产地证明，把优惠用到实处。',
    'On the same goods, a company that knows the rules pays less duty. Origin criteria, cumulation, de minimis, regional value content, the best agreement and the right proof: turn the preference into money saved.',
  ]),
  content: courseContent({
    goals: [
      '理解 RCEP 第三章与产品特定原产地规则，能够判定货物原产资格。',
      'Understand RCEP chapter 3 and the product-specific rules, and judge origin.',
    ],
    forWhom: [
      '关务专员、供应链采购人员和外贸业务员。',
      'Companies’ customs staff, buyers and export sales staff.',
    ],
    able: [
      ['查找产品特定原产地规则', 'Find product-specific rules'],
      ['用扣减法和累加法计算 RVC', 'Calculate RVC by build-down and build-up'],
      ['比较 RCEP 与双边协定的税率', 'Compare RCEP with bilateral rates'],
      ['申领原产地证书或出具声明', 'Obtain a certificate or make a declaration'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both([
    'RCEP,原产地,区域价值成分,累积规则',
    'RCEP,origin,regional value content,cumulation',
  ]),
  language: 'zh',
  major: both(['关务与外贸服务', 'Customs and trade services']),
  direction: both(['自贸协定应用', 'Free trade agreements']),
  difficulty: 'intermediate',
  fee: 0,
  teachers: ['zhouwenbin'],
  publishedDaysAgo: 58,
  chapters: [
    chapter(
      ['十五国的大市场', 'A market of fifteen'],
      ['RCEP 的成员、降税安排与适用顺序。', 'Members, tariff schedules and which to use.'],
      [
        courseFile(
          ['讲义：十五国的大市场', 'Notes: A market of fifteen'],
          'rcep-origin/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['原产地标准', 'Criteria of origin'],
      [
        '完全获得、仅用原产材料、产品特定规则。',
        'Wholly obtained, originating materials, product rules.',
      ],
      [courseFile(['讲义：原产地标准', 'Notes: Criteria of origin'], 'rcep-origin/notes-02.pdf')],
    ),
    chapter(
      ['区域价值成分', 'Regional value content'],
      ['两种公式，四个算例。', 'Two formulas, four examples.'],
      [
        video(
          ['税费计算与 RCEP 原产地', 'Duty, tax and RCEP origin'],
          'customs-declaration/04-duty-and-origin',
        ),
        courseFile(
          ['进口税费与 RCEP 计算表', 'Duty and RCEP calculator'],
          'customs-declaration/duty-calculator.xlsx',
        ),
      ],
    ),
    chapter(
      ['累积与微小含量', 'Cumulation, de minimis'],
      ['第四条累积与第七条 10% 的容忍。', 'Article 4 on cumulation, article 7 on ten per cent.'],
      [
        courseFile(
          ['讲义：累积与微小含量', 'Notes: Cumulation, de minimis'],
          'rcep-origin/notes-03.pdf',
        ),
      ],
    ),
    chapter(
      ['证明与核查', 'Proof and verification'],
      ['证书、声明、直接运输和事后核查。', 'Certificate, declaration, direct consignment, audit.'],
      [
        quiz(
          ['原产地测验', 'Quiz on origin'],
          [...ids('customs-declaration', 7, 9, 10, 12), ...ids('hs-classification', 1, 13)],
        ),
      ],
    ),
  ],
  reviews: [
    review(
      'yuanhongli',
      5,
      '给公司的塑料件算了一遍 RVC，发现可以享受日本的优惠税率，一年省下一笔不小的关税。',
    ),
    review('caiminghui', 4.5, '两种公式对照讲，终于不混了。'),
    review('weiguodong', 4, '免费的精品课，质量对得起“精品”两个字。'),
  ],
}
