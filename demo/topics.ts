import type { DemoQuestion } from './types.ts'

/** The folder of each topic in the question bank. */
export const topicNames: Record<DemoQuestion['topic'], string> = {
  incoterms: '贸易术语',
  'letters-of-credit': '信用证',
  'hs-classification': '商品归类',
  'customs-declaration': '报关',
  freight: '国际货运',
  'dangerous-goods': '危险品运输',
  'cross-border-e-commerce': '跨境电商',
  settlement: '国际结算',
  'contract-negotiation': '合同与谈判',
}
