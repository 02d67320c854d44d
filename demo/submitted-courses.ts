import { both } from './build.ts'
import type { Both } from './types.ts'

/** A course that is not published: only its draft is filled. */
export interface SubmittedCourse {
  owner: string
  name: Both
  introduction: Both
  content: Both
  keywords: { zh: string[]; en: string[] }
  category: string
  cover: string
  teacherIntroduction: Both
  chapters: { name: Both; introduction: Both; reading?: { name: Both; body: Both } }[]
  /** Null: never submitted. */
  submittedHours: number | null
  rejected?: {
    hours: number
    reasons: { key: string; field: string; code: 'unclear' | 'mismatch'; words: Both }[]
  }
}

/** One course in each state before its approval: a draft, a course that waits, a rejected one. */
export const submittedCourses: SubmittedCourse[] = [
  {
    owner: 'teacher',
    name: both(['出口退税实务', 'Export tax refunds in practice']),
    introduction: both(['', '']),
    content: both(['', '']),
    keywords: { zh: [], en: [] },
    ...{ category: 'settlement', cover: 'ledger' },
    teacherIntroduction: both([
      '在外贸公司做过十二年业务员和单证主管。',
      'Twelve years in export sales and documentation.',
    ]),
    chapters: [
      {
        name: both(['退税的条件', 'Who may claim a refund']),
        introduction: both(['哪些企业和货物可以退税。', 'The companies and goods that qualify.']),
      },
    ],
    submittedHours: null,
  },
  {
    owner: 'teacher',
    name: both(['外贸跟单入门', 'Order follow-up for beginners']),
    introduction: both([
      '从接单到出运，跟单员每天做什么、记什么、提醒谁。',
      'From order to shipment: what a merchandiser does, records and reminds others of.',
    ]),
    content: both([
      '<p>本课程以一笔家具订单为线索，依次讲解合同审核、打样、排产、验货和出运。学完后能独立编制跟单进度表。</p>',
      '<p>One furniture order leads through contract review, samples, production, inspection and shipment. You will be able to keep a follow-up schedule on your own.</p>',
    ]),
    keywords: { zh: ['跟单', '验货', '出运'], en: ['follow-up', 'inspection', 'shipment'] },
    ...{ category: 'trade', cover: 'handshake' },
    teacherIntroduction: both([
      '在外贸公司做过十二年业务员和单证主管。',
      'Twelve years in export sales and documentation.',
    ]),
    chapters: [
      {
        name: both(['审核合同', 'Reviewing the contract']),
        introduction: both([
          '先看交期、包装和验货条款。',
          'Delivery, packing and inspection first.',
        ]),
        reading: {
          name: both(['审核要点', 'Points to check']),
          body: both([
            '<p>交期从哪一天算起？包装由谁确认？验货不合格谁承担费用？三个问题没有答案，合同就不能排产。</p>',
            '<p>When does delivery start to count? Who confirms the packing? Who pays when an inspection fails? Without these answers no contract goes into production.</p>',
          ]),
        },
      },
      {
        name: both(['验货与出运', 'Inspection and shipment']),
        introduction: both(['验货在装柜之前完成。', 'Inspection comes before loading.']),
      },
    ],
    submittedHours: 31,
  },
  {
    owner: 'teacher',
    name: both(['外贸英语函电精讲', 'Trade correspondence in depth']),
    introduction: both(['学会写函电。', 'Learn to write letters.']),
    content: both([
      '<p>询盘、报盘、还盘、催证、理赔，每类函电配三封范文。</p>',
      '<p>Enquiry, offer, counter-offer, urging a credit, claims: three model letters each.</p>',
    ]),
    keywords: { zh: ['函电', '报盘'], en: ['correspondence', 'offer'] },
    ...{ category: 'english', cover: 'plane' },
    teacherIntroduction: both([
      '在外贸公司做过十二年业务员和单证主管。',
      'Twelve years in export sales and documentation.',
    ]),
    chapters: [
      {
        name: both(['询盘', 'Enquiries']),
        introduction: both(['一封好的询盘有五个要素。', 'A good enquiry has five parts.']),
        reading: {
          name: both(['范文', 'Model letters']),
          body: both(['<p>Dear Ms Lin, …</p>', '<p>Dear Ms Lin, …</p>']),
        },
      },
    ],
    submittedHours: 76,
    rejected: {
      hours: 20,
      reasons: [
        {
          ...{ key: 'head', field: 'introduction', code: 'unclear' },
          words: both([
            '请写明适合哪些学员、学完能做什么。',
            'Please say whom the course is for and what they will be able to do.',
          ]),
        },
        {
          ...{ key: 'head', field: 'coverFileId', code: 'mismatch' },
          words: both([
            '封面是航空货运，请换一张与函电有关的。',
            'The cover shows air freight; please choose one about correspondence.',
          ]),
        },
      ],
    },
  },
]

/** Changes of a published course that its learners do not see yet. */
export const unreleased = {
  renamed: both(['（2026 修订）', ' (revised 2026)']),
  added: {
    name: both(['新增：常见问答', 'New: frequent questions']),
    introduction: both(['学员最常问的十个问题。', 'The ten questions that learners ask most.']),
    reading: both([
      '<p>FOB 和 FCA 怎么选？集装箱货物优先用 FCA。</p>',
      '<p>FOB or FCA? For containers prefer FCA.</p>',
    ]),
  },
}
