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

export const inspection: DemoCourse = {
  slug: 'inspection-quarantine',
  kind: 'open',
  category: 'customs',
  cover: 'customs-stamp',
  name: both(['进出境检验检疫实务', 'Inspection and quarantine']),
  introduction: both([
    '水果、木箱、玩具、化妆品，为什么有的要检疫，有的要认证，有的要备案？本课按商品类别讲清检验检疫的监管条件、申报要素和现场流程，减少退运和销毁的损失。',
    'Fruit, crates, toys, cosmetics: why does one need quarantine, another certification, a third filing? Product group by product group, this course explains controls, data and procedure, and helps you avoid returned or destroyed goods.',
  ]),
  content: courseContent({
    goals: [
      '了解关检融合后的监管体系，能够查询监管条件并准备检验检疫单证。',
      'Understand the system since the merger, look up controls and prepare the documents.',
    ],
    forWhom: [
      '关务专业学生、食品与农产品进出口企业员工。',
      'Students of customs, and staff in the food and farm produce trade.',
    ],
    able: [
      ['查询商品的检验检疫类别', 'Look up inspection categories'],
      ['处理木质包装与 IPPC 标识', 'Handle wood packaging and the IPPC mark'],
      ['准备进口食品的标签与备案', 'Prepare labels and filing for imported food'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both([
    '检验检疫,商检,木质包装,进口食品,监管条件',
    'inspection,quarantine,commodity inspection,wood packaging,imported food',
  ]),
  language: 'zh',
  major: both(['关务与外贸服务', 'Customs and trade services']),
  direction: both(['检验检疫', 'Inspection and quarantine']),
  difficulty: 'beginner',
  fee: 0,
  teachers: ['zhouwenbin'],
  publishedDaysAgo: 12,
  semesters: [upcoming(['第一期', 'Session 1'], 12, 49)],
  chapters: [
    chapter(
      ['关检融合以后', 'After the merger'],
      ['一张报关单里的检验检疫内容。', 'Inspection data in a single declaration.'],
      [
        video(['一票货怎样通关', 'How a shipment clears'], 'customs-declaration/01-single-window'),
        courseFile(
          ['报关单重点栏目填制指南', 'Key fields of the declaration'],
          'customs-declaration/form-fields.pdf',
        ),
      ],
    ),
    chapter(
      ['动植物及其产品', 'Animals, plants, products'],
      ['检疫许可、输华名单与口岸指定。', 'Permits, approved lists and designated ports.'],
      [
        courseFile(
          ['讲义：动植物及其产品', 'Notes: Animals, plants, products'],
          'inspection-quarantine/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['进口食品与化妆品', 'Food and cosmetics'],
      ['企业注册、标签和备案。', 'Registration, labels and filing.'],
      [
        courseFile(
          ['讲义：进口食品与化妆品', 'Notes: Food and cosmetics'],
          'inspection-quarantine/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['木质包装与现场查验', 'Wood packaging, inspection'],
      ['ISPM 15、查验配合与不合格处置。', 'ISPM 15, working with inspectors, and failures.'],
      [
        quiz(
          ['检验检疫测验', 'Quiz on inspection'],
          ids('customs-declaration', 1, 8, 10, 11, 12, 14),
        ),
      ],
    ),
  ],
  reviews: [],
}
