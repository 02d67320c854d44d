import {
  both,
  chapter,
  courseContent,
  courseFile,
  ids,
  quiz,
  review,
  running,
  upcoming,
  video,
} from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const airFreight: DemoCourse = {
  slug: 'air-freight',
  kind: 'open',
  category: 'freight',
  cover: 'plane',
  name: both(['航空货运代理实务', 'Air freight forwarding']),
  introduction: both([
    '从浦东到法兰克福，一票空运怎样在四十八小时内完成？本课讲清计费重量、运价等级、主单与分单、集中托运和航空货损索赔，适合想进入空运行业的你。',
    'From Pudong to Frankfurt in forty-eight hours: how is it done? Chargeable weight, rate classes, master and house waybills, consolidation and claims by air.',
  ]),
  content: courseContent({
    goals: [
      '掌握空运出口操作与运费计算，能够填制航空货运单。',
      'Handle air exports, calculate charges and complete an air waybill.',
    ],
    forWhom: [
      '物流、民航运输专业学生和货代新人。',
      'Students of logistics and aviation, and newcomers to forwarding.',
    ],
    able: [
      ['计算计费重量与分界点运价', 'Calculate chargeable weight and breakpoints'],
      ['填制主单与分单', 'Fill in master and house waybills'],
      ['按《蒙特利尔公约》提出异议', 'Complain in time under the Montreal Convention'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both([
    '空运,航空货运单,计费重量,集中托运',
    'air freight,air waybill,chargeable weight,consolidation',
  ]),
  language: 'zh',
  major: both(['现代物流管理', 'Logistics management']),
  direction: both(['航空货运', 'Air cargo']),
  difficulty: 'beginner',
  fee: 0,
  teachers: ['guozhiyuan'],
  publishedDaysAgo: 82,
  semesters: [running(['第三期', 'Session 3'], 48, 98)],
  chapters: [
    chapter(
      ['机场里的货站', 'Inside the cargo terminal'],
      ['安检、打板、配载怎样进行。', 'Screening, build-up and load planning.'],
      [
        courseFile(
          ['讲义：机场里的货站', 'Notes: Inside the cargo terminal'],
          'air-freight/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['计费重量与运价', 'Weight and rates'],
      ['体积重量、等级运价和分界点。', 'Volumetric weight, rate classes and breakpoints.'],
      [
        video(
          ['算清头程和尾程', 'First mile and last mile'],
          'cross-border-logistics/02-parcel-costs',
        ),
      ],
    ),
    chapter(
      ['主单与分单', 'Master and house waybills'],
      ['集中托运的两层单据。', 'Master and house waybills in consolidation.'],
      [
        courseFile(
          ['讲义：主单与分单', 'Notes: Master and house waybills'],
          'air-freight/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['空运异常与索赔', 'Problems and claims'],
      ['延误、短少和十四天异议期。', 'Delay, shortage and the fourteen-day limit.'],
      [quiz(['空运测验', 'Quiz on air freight'], ids('freight', 1, 3, 10, 13, 14))],
    ),
  ],
  reviews: [
    review('duxinyue', 4.5, '分界点运价的例子让我明白为什么多报几公斤反而便宜。'),
    review('yujintao', 4, '主单分单讲得清楚，希望加入电子运单。'),
    review('chengziqi', 5, '听完就去应聘空运操作，面试问的全是课里的内容。'),
    review('dongxiaoman', 4.5, '机场实拍的讲述很有意思。'),
  ],
}

export const europeRail: DemoCourse = {
  slug: 'china-europe-rail',
  kind: 'open',
  category: 'freight',
  cover: 'train',
  name: both(['中欧班列与国际铁路联运', 'Rail freight between China and Europe']),
  introduction: both([
    '铁路比海运快、比空运省，但轨距、运单、口岸样样有讲究。本课沿着重庆到杜伊斯堡的线路，讲清班列组织、国际货协与国际货约运单、口岸换装和运费构成。',
    'Rail is quicker than sea and cheaper than air, but gauge, consignment notes and border stations all need care. This course follows the line from Chongqing to Duisburg and explains how it is done.',
  ]),
  content: courseContent({
    goals: [
      '理解国际铁路联运规则与班列操作，能够为货物制订铁路运输方案。',
      'Understand through rail traffic and plan a shipment by rail.',
    ],
    forWhom: [
      '物流专业学生、内陆外贸企业与货代从业者。',
      'Students of logistics, inland exporters and forwarders.',
    ],
    able: [
      ['比较海、陆、空三种方案', 'Compare sea, rail and air'],
      ['填写国际货约／国际货协运单', 'Fill in a CIM/SMGS note'],
      ['预判口岸换装与拥堵', 'Plan for transhipment and congestion'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both([
    '中欧班列,铁路联运,国际货协,换装',
    'China-Europe rail,through traffic,SMGS,break of gauge',
  ]),
  language: 'zh',
  major: both(['现代物流管理', 'Logistics management']),
  direction: both(['多式联运', 'Multimodal transport']),
  difficulty: 'intermediate',
  fee: 0,
  teachers: ['guozhiyuan'],
  publishedDaysAgo: 9,
  semesters: [upcoming(['第一期', 'Session 1'], 5, 63)],
  chapters: [
    chapter(
      ['线路与口岸', 'Routes and borders'],
      ['西、中、东三条通道与主要口岸。', 'Three corridors and their border stations.'],
      [
        courseFile(
          ['讲义：线路与口岸', 'Notes: Routes and borders'],
          'china-europe-rail/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['轨距与换装', 'Break of gauge'],
      ['1,435 与 1,520 毫米之间。', 'Between 1,435 and 1,520 millimetres.'],
      [courseFile(['讲义：轨距与换装', 'Notes: Break of gauge'], 'china-europe-rail/notes-02.pdf')],
    ),
    chapter(
      ['运单与责任', 'Consignment note and liability'],
      ['国际货约、国际货协与统一运单。', 'CIM, SMGS and the common note.'],
      [
        courseFile(
          ['讲义：运单与责任', 'Notes: Consignment note and liability'],
          'china-europe-rail/notes-03.pdf',
        ),
      ],
    ),
    chapter(
      ['费用与术语', 'Cost and terms'],
      ['铁路货为什么报 FCA、CPT、CIP。', 'Why rail cargo is quoted FCA, CPT or CIP.'],
      [
        video(['EXW 与 FCA', 'EXW and FCA'], 'incoterms-2020/03-exw-fca'),
        quiz(
          ['铁路联运测验', 'Quiz on rail freight'],
          [...ids('freight', 3, 11, 15), ...ids('incoterms', 5, 7)],
        ),
      ],
    ),
  ],
  reviews: [],
}
