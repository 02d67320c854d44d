import { texts } from '#src/web/i18n.tsx'

/** Names of the example outline. */
export const outlineExamplesText = texts({
  zh: {
    empty: '空大纲',
    usual: '各种状态',
    alone: '打开 1,000 个章节的大纲',
    course: '国际贸易实务',
    chapters: ['国际贸易概述', '国际贸易术语', '国际贸易合同', '货款的收付'],
    sections: ['贸易的基本概念', '贸易政策与措施', '历史与发展'],
    introduction: '了解国际贸易的产生、分类与基本概念，掌握对外贸易的常用统计指标。',
    longName: '从询盘、发盘、还盘到接受：国际货物买卖合同的磋商与订立全过程详解（上）',
    items: [
      '什么是国际贸易',
      '概述课件',
      '课前阅读',
      '找一张提单',
      '第一章测验',
      '合同范本',
      '谈判实录',
    ],
    failed: '网络中断，文件未能上传',
    numbered: (n: number) => `第 ${n} 节的名称`,
  },
  en: {
    empty: 'Empty outline',
    usual: 'All states',
    alone: 'Open an outline of 1,000 chapters',
    course: 'International trade practice',
    chapters: ['Introduction to trade', 'Trade terms', 'Contracts', 'Payment'],
    sections: ['Basic terms', 'Policies and measures', 'Origins and growth'],
    introduction:
      'How international trade came about, its kinds and terms, and the figures it is measured by.',
    longName:
      'From enquiry and offer to acceptance: how a contract for the sale of goods is made, part one',
    items: [
      'What is international trade',
      'Slides',
      'Reading before class',
      'Find a bill of lading',
      'Quiz of chapter one',
      'Model contract',
      'A negotiation',
    ],
    failed: 'The connection was lost and the file was not uploaded',
    numbered: (n: number) => `Name of section ${n}`,
  },
})
