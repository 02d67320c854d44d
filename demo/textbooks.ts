import { both } from './build.ts'
import type { Both } from './types.ts'
import type { CoverTheme } from '#src/shared/cover-themes.ts'

/** A textbook of the demo school, whose chapters are those of courses. */
export interface DemoTextbook {
  name: Both
  isbn: string
  publisher: string
  author: string
  /** Its owner, and that of the courses. */
  owner: string
  description: Both
  category: string
  cover: CoverTheme
  /** The courses that are bound to it, and the part of the book with the chapters of each; null for the whole book. */
  parts: { course: string; name: Both | null; introduction?: Both }[]
  state: 'published' | 'changed' | 'draft'
}

export const textbooks: readonly DemoTextbook[] = [
  {
    name: both(['国际贸易术语：规则与应用', 'Incoterms: rules and practice']),
    isbn: '9787999001010',
    publisher: '远帆出版社',
    author: '陈海燕',
    owner: 'teacher',
    description: both([
      '从一单货在港口损坏、买卖双方互相推责的案例讲起，逐条说明 Incoterms 2020 的十一个术语：在哪里交货，风险何时转移，费用由谁承担。每章都有可以直接用在合同里的写法。',
      'A cargo damaged in port, and nobody willing to pay: from this case the book explains the eleven Incoterms 2020 rules one by one. Where is delivery, when does risk pass, and who pays? Each chapter ends with wording for your contract.',
    ]),
    category: 'trade',
    cover: 'container-ship',
    parts: [{ course: 'incoterms-2020', name: null }],
    state: 'changed',
  },
  {
    name: both(['国际结算与贸易融资', 'International settlement']),
    isbn: '9787999001027',
    publisher: '远帆出版社',
    author: '韩立民',
    owner: 'hanlimin',
    description: both([
      '三种结算方式，一条资金链：先学汇款和托收，再学信用证审单，最后学怎样用应收账款和信用证向银行融资。适合单证、外贸会计和银行国际业务岗位。',
      'Three ways to pay and one chain of money: remittance and collection first, then documentary credits, and finally how to borrow against them. For document clerks, accountants in trade and staff of trade finance.',
    ]),
    category: 'settlement',
    cover: 'letter-of-credit',
    parts: [
      {
        course: 'remittance-and-collection',
        name: both(['汇款与托收', 'Remittance and collection']),
        introduction: both([
          '以商业信用为基础的两种结算方式。',
          'Two ways to settle that rest on the credit of the trader.',
        ]),
      },
      {
        course: 'letters-of-credit',
        name: both(['信用证', 'Documentary credits']),
        introduction: both([
          '银行怎样站到买卖双方中间，单据怎样审。',
          'How a bank steps in between, and how documents are examined.',
        ]),
      },
      {
        course: 'export-finance',
        name: both(['出口融资', 'Export finance']),
        introduction: both([
          '收款之前，怎样让资金先到位。',
          'How to have the money before the buyer pays.',
        ]),
      },
    ],
    state: 'published',
  },
  {
    name: both(['外贸单证实务', 'Trade documents in practice']),
    isbn: '',
    publisher: '',
    author: '陈海燕',
    owner: 'teacher',
    description: both([
      '按一笔出口业务的顺序学制单：合同、价格、发票、装箱单、产地证、提单。',
      'Documents in the order of an export: contract, price, invoice, packing list, certificate of origin, bill of lading.',
    ]),
    category: 'trade',
    cover: 'contract',
    parts: [
      {
        course: 'export-pricing',
        name: both(['报价与成本', 'Prices and costs']),
        introduction: both(['先算清成本，再报价。', 'Count the costs before you quote.']),
      },
      {
        course: 'trade-documents',
        name: both(['单据', 'Documents']),
        introduction: both([
          '一套出口单据怎样做齐。',
          'How to complete a set of export documents.',
        ]),
      },
    ],
    state: 'draft',
  },
]
