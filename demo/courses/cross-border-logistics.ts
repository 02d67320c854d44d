import {
  both,
  branch,
  chapter,
  courseContent,
  courseFile,
  ids,
  quiz,
  review,
  running,
  video,
} from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const crossBorderLogistics: DemoCourse = {
  slug: 'cross-border-logistics',
  kind: 'open',
  category: 'e-commerce',
  cover: 'warehouse',
  name: both(['跨境电商物流与海外仓', 'Cross-border logistics and overseas warehouses']),
  introduction: both([
    '同一件商品，走 9610 还是 9810，空运还是海运，利润可能差一半。本课用数字说话：选通关模式、算头程尾程、定补货点、查目的国合规，帮你把货又快又省地送到买家手里。',
    'Under 9610 or 9810, by air or by sea, the profit on the same product can differ by half. This course works with numbers: choose the code, cost each leg, set the reorder point and check compliance at destination.',
  ]),
  content: courseContent({
    goals: [
      '理解四种监管方式的适用场景，掌握跨境物流成本核算与海外仓库存管理，熟悉主要市场的合规要求。',
      'Know when each of the four supervision codes applies, calculate logistics costs, manage warehouse stock and meet the rules of the main markets.',
    ],
    forWhom: [
      '跨境电商、现代物流专业学生，跨境店铺运营与供应链岗位新人。',
      'Students of e-commerce and logistics, and newcomers to store operations and supply chains.',
    ],
    able: [
      ['为订单选择 9610、9710、9810 或 1210', 'Choose 9610, 9710, 9810 or 1210 for an order'],
      ['核算单件落地成本', 'Calculate the landed cost of one unit'],
      ['计算补货点并安排旺季发货', 'Set the reorder point and plan the peak'],
      ['列出目的国合规清单', 'Draw up a compliance checklist for a market'],
    ],
    assessment: [
      '三次章节测验，60% 及格。课件里的落地成本计算表可以填入自己的数字。',
      'Three chapter quizzes, pass at 60%. Enter your own figures in the landed-cost sheet.',
    ],
  }),
  keywords: both([
    '跨境电商,海外仓,9610,9810,头程,补货点',
    'cross-border e-commerce,overseas warehouse,9610,9810,first leg,reorder point',
  ]),
  language: 'zh',
  major: both(['跨境电子商务', 'Cross-border e-commerce']),
  direction: both(['跨境供应链', 'Cross-border supply chain']),
  difficulty: 'intermediate',
  fee: 0,
  teachers: ['suyun', 'guozhiyuan'],
  publishedDaysAgo: 70,
  semesters: [running(['第三期', 'Session 3'], 26, 90)],
  chapters: [
    branch(
      ['选对通关模式', 'The right code'],
      [
        '四个代码对应四条路，选错影响退税和结汇。',
        'Four codes, four routes, and what the wrong one costs.',
      ],
      [
        chapter(
          ['四个监管代码', 'Four supervision codes'],
          ['9610、9710、9810、1210 各适合什么订单。', 'Which order fits 9610, 9710, 9810 or 1210.'],
          [
            video(
              ['四个监管代码，四条路', 'Four codes, four roads'],
              'cross-border-logistics/01-four-codes',
            ),
            courseFile(
              ['四种监管方式对照', 'Four codes compared'],
              'cross-border-logistics/codes-compared.pdf',
            ),
            quiz(['第一章测验', 'Quiz 1'], ids('cross-border-e-commerce', 1, 4, 7, 8, 11, 12)),
          ],
        ),
      ],
    ),
    branch(
      ['成本与库存', 'Cost and stock'],
      ['头程、仓储、尾程怎么摊，货什么时候补。', 'Spreading the costs, and when to replenish.'],
      [
        chapter(
          ['头程和尾程', 'First and last leg'],
          [
            '体积重量、运输方式和包装优化。',
            'Volumetric weight, choice of mode and better packing.',
          ],
          [
            video(
              ['算清头程和尾程', 'First mile and last mile'],
              'cross-border-logistics/02-parcel-costs',
            ),
            courseFile(
              ['单件落地成本与补货点', 'Landed cost and reorder point'],
              'cross-border-logistics/landed-cost.xlsx',
            ),
          ],
        ),
        chapter(
          ['海外仓补货', 'Replenishment'],
          ['补货周期、安全库存和旺季倒推。', 'Lead time, safety stock and the peak.'],
          [
            video(
              ['海外仓补货', 'Replenishing the warehouse'],
              'cross-border-logistics/03-warehouse-stock',
            ),
            courseFile(
              ['海外仓服务协议要点', 'Points for a warehouse agreement'],
              'cross-border-logistics/warehouse-agreement.docx',
            ),
            quiz(
              ['第二章测验', 'Quiz 2'],
              [...ids('cross-border-e-commerce', 5), ...ids('freight', 1, 2, 10, 15)],
            ),
          ],
        ),
      ],
    ),
    branch(
      ['合规与退货', 'Compliance and returns'],
      ['税、产品、包装、电池和退货。', 'Tax, product, packaging, batteries and returns.'],
      [
        chapter(
          ['目的国合规', 'Rules at destination'],
          ['IOSS、CE、责任经营者与退货方案。', 'IOSS, CE, the responsible operator and returns.'],
          [
            video(
              ['目的国合规与退货', 'Compliance and returns'],
              'cross-border-logistics/04-compliance',
            ),
            quiz(
              ['第三章测验', 'Quiz 3'],
              [...ids('cross-border-e-commerce', 2, 6, 9, 10, 14), ...ids('freight', 14)],
            ),
          ],
        ),
      ],
    ),
  ],
  reviews: [
    review(
      'sunyifan',
      5,
      '落地成本表填完才发现自己一直在亏钱卖货，箱子压低 10 厘米真的省了四分之一头程。',
    ),
    review('zhuwanqing', 4.5, '苏老师自己是卖家，讲断货和压货特别有共鸣。'),
    review('tianyuhang', 4, '四个代码讲得很清楚，希望再加一讲 9810 离境即退税的操作。'),
    review(
      'dingkaiwen',
      5,
      'The reorder point lesson is worth the whole course. I rebuilt our stock sheet the same evening.',
    ),
    review('fanxiaoou', 4.5, '合规那讲信息量大，责任经营者以前完全没听说过。'),
    review('zhongshaofeng', 3.5, '实操截图少，主要是讲解和计算。'),
  ],
}
