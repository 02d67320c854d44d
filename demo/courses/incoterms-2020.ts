import {
  both,
  branch,
  chapter,
  courseContent,
  courseFile,
  ids,
  quiz,
  review,
  video,
} from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const incoterms2020: DemoCourse = {
  slug: 'incoterms-2020',
  kind: 'premium',
  category: 'trade',
  cover: 'handshake',
  name: both(['Incoterms® 2020：贸易术语精讲', 'Incoterms® 2020: the rules explained']),
  introduction: both([
    '三个字母决定谁订舱、谁投保、谁承担风险。本课把十一个贸易术语逐个拆开，用真实的报价、货损和拒付案例讲清风险与费用的分界，教你选对术语、写全条款、算准价格。',
    'Three letters decide who books, who insures and who bears the risk. This course explains the eleven rules one by one with real cases, and teaches you to choose the right rule, write a complete clause and work out the price.',
  ]),
  content: courseContent({
    goals: [
      '读懂 Incoterms® 2020 的结构与十个对应条款，准确判断每个术语下的义务、风险和费用，并能运用到合同、报价和信用证。',
      'Read the ten mirrored articles of Incoterms® 2020, explain obligations, risk and costs under each rule, and apply them to contracts, quotations and letters of credit.',
    ],
    forWhom: [
      '国际贸易、跨境电商、物流专业的学生，以及入职三年以内的外贸业务员、单证员和货代操作。',
      'Students of trade, e-commerce and logistics, and sales staff, document clerks and forwarders in their first three years.',
    ],
    able: [
      ['按运输方式和付款条件选择合适的术语', 'Choose the rule that fits transport and payment'],
      ['写出完整、无歧义的术语条款', 'Write a complete and unambiguous clause'],
      ['在 FOB、CFR、CIF 之间换算价格', 'Convert between FOB, CFR and CIF prices'],
      ['判断货损由谁承担、向谁索赔', 'Decide who bears a loss and who can claim'],
    ],
    assessment: [
      '每章一次测验，60% 及格；结业测验 20 题。视频看满 90%，全部测验及格，即为完成。',
      'One quiz a chapter, pass at 60%; a final of 20 questions. Watch 90% of the videos and pass every quiz to complete.',
    ],
  }),
  keywords: both([
    'Incoterms,贸易术语,FOB,CIF,FCA,风险转移',
    'Incoterms,trade terms,FOB,CIF,FCA,passing of risk',
  ]),
  language: 'zh',
  major: both(['国际经济与贸易', 'International economics and trade']),
  direction: both(['进出口业务', 'Import and export']),
  difficulty: 'beginner',
  fee: 0,
  teachers: ['teacher', 'tangruolin'],
  publishedDaysAgo: 210,
  chapters: [
    branch(
      ['规则的由来与结构', 'Origin and structure'],
      [
        '贸易术语从哪里来，管什么、不管什么，十一个术语怎样分类。',
        'Where the rules come from, what they do and do not cover, and how the eleven are grouped.',
      ],
      [
        chapter(
          ['为什么需要贸易术语', 'Why trade needs rules'],
          [
            '从一票灯具的争议说起：义务、风险和费用。',
            'A dispute over lamps: duties, risk, costs.',
          ],
          [video(['为什么需要贸易术语', 'Why trade needs rules'], 'incoterms-2020/01-why-rules')],
        ),
        chapter(
          ['十一个术语一张图', 'Eleven rules at a glance'],
          [
            '两大类、四个字母组，2020 版有哪些变化。',
            'Two classes, four letters, and what changed in 2020.',
          ],
          [
            video(
              ['十一个术语一张图', 'Eleven rules at a glance'],
              'incoterms-2020/02-eleven-rules',
            ),
            courseFile(
              ['十一个术语速查表', 'Quick reference to the rules'],
              'incoterms-2020/eleven-rules.pdf',
            ),
            quiz(['第一章测验', 'Quiz 1'], ids('incoterms', 1, 4, 7, 8, 10, 12)),
          ],
        ),
      ],
    ),
    branch(
      ['逐个看懂十一个术语', 'The rules one by one'],
      [
        '按运输方式分成两节，逐个说明交货、风险、保险和清关。',
        'In two parts by mode of transport: delivery, risk, insurance and clearance.',
      ],
      [
        branch(
          ['适用于任何运输方式', 'For any mode of transport'],
          [
            'EXW、FCA、CPT、CIP、DAP、DPU、DDP：集装箱时代的七个术语。',
            'EXW, FCA, CPT, CIP, DAP, DPU, DDP: seven rules for the age of containers.',
          ],
          [
            chapter(
              ['EXW 与 FCA', 'EXW and FCA'],
              [
                '两个起点术语的差别，以及集装箱为什么首选 FCA。',
                'How the two differ, and why containers want FCA.',
              ],
              [video(['EXW 与 FCA', 'EXW and FCA'], 'incoterms-2020/03-exw-fca')],
            ),
            chapter(
              ['CPT、CIP 与 D 组术语', 'CPT, CIP and the D rules'],
              [
                '卖方办运输的五个术语：在启运地交货，还是在目的地交货。',
                'Five rules where the seller arranges carriage: delivered at origin or at destination.',
              ],
              [
                video(
                  ['CPT、CIP 与 D 组术语', 'CPT, CIP and the D rules'],
                  'incoterms-2020/04-c-and-d-rules',
                ),
                courseFile(
                  ['风险与费用的分界（课堂讨论）', 'Where risk and cost part (discussion)'],
                  'incoterms-2020/cost-and-risk.pptx',
                ),
              ],
            ),
          ],
        ),
        branch(
          ['适用于海运和内河水运', 'For sea and inland waterway'],
          [
            'FAS、FOB、CFR、CIF：以船为界的四个术语。',
            'FAS, FOB, CFR and CIF: four rules that turn on the ship.',
          ],
          [
            chapter(
              ['FAS、FOB、CFR 与 CIF', 'FAS, FOB, CFR and CIF'],
              [
                '相同的风险点，不同的运费和保险，以及保险金额怎么算。',
                'One point of risk, different freight and cover, and how to work out the insured amount.',
              ],
              [
                video(
                  ['FAS、FOB、CFR 与 CIF', 'FAS, FOB, CFR and CIF'],
                  'incoterms-2020/05-sea-rules',
                ),
                quiz(['第二章测验', 'Quiz 2'], ids('incoterms', 2, 3, 5, 6, 9, 11, 13)),
              ],
            ),
          ],
        ),
      ],
    ),
    branch(
      ['选术语、写合同、报价格', 'Choosing, writing, pricing'],
      [
        '把规则用到真实业务：选择、写法、换算和签约前的检查。',
        'The rules in practice: choice, wording, pricing and a check before you sign.',
      ],
      [
        chapter(
          ['选择与报价', 'Choice and quotation'],
          [
            '四个问题选术语，一个公式换价格，一份范本写条款。',
            'Four questions, one formula and a model clause.',
          ],
          [
            video(
              ['怎样选术语、写合同、报价格', 'Choosing, writing and pricing'],
              'incoterms-2020/06-choosing',
            ),
            courseFile(
              ['合同术语条款范本', 'Model clauses'],
              'incoterms-2020/contract-clauses.docx',
            ),
            courseFile(
              ['出口报价计算器', 'Export price calculator'],
              'incoterms-2020/export-price.xlsx',
            ),
            quiz(
              ['结业测验', 'Final quiz'],
              [
                ...ids('incoterms', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
                ...ids('freight', 3, 6, 9, 12),
                ...ids('letters-of-credit', 5, 16),
              ],
            ),
          ],
        ),
      ],
    ),
  ],
  reviews: [
    review(
      'zhouyuting',
      5,
      '以前总以为 CFR 的风险到目的港才转移，看完第五讲才明白风险和费用是两回事。报价计算器直接用在了毕业设计里。',
    ),
    review(
      'wuhaoran',
      5,
      '案例选得好，义乌到马德里那票和我实习公司的业务几乎一样。老师建议改报 FCA，师傅听了也点头。',
    ),
    review(
      'huangjiayi',
      4.5,
      '每讲一分多钟，一句废话没有，午休就能看完一章。结业测验 20 题比想象中难，错了六题。',
    ),
    review('chensiyuan', 4, '内容很准，条款都标了出处。希望 DAP 和 DPU 再多一个卸货费纠纷的案例。'),
    review('aigul', 5, '速查表打印出来贴在工位上了，客户一问就能答。'),
    review(
      'lujiawei',
      4.5,
      'Clear and exact. The two points of group C finally make sense to me. English subtitles are a great help.',
    ),
    review('tanwenjing', 3.5, '知识点没问题，但语速偏快，我要开 0.75 倍速才跟得上。'),
    review(
      'jianghaitao',
      5,
      '在货代做了两年操作，才知道自己一直把 FCA 当 FOB 用。推荐同事一起学。',
    ),
  ],
}
