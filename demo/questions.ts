import { negotiationQuestions } from './questions/contract-negotiation.ts'
import { crossBorderQuestions } from './questions/cross-border-e-commerce.ts'
import { customsQuestions } from './questions/customs-declaration.ts'
import { dangerousGoodsQuestions } from './questions/dangerous-goods.ts'
import { freightQuestions } from './questions/freight.ts'
import { hsQuestions } from './questions/hs-classification.ts'
import { incotermsQuestions } from './questions/incoterms.ts'
import { letterOfCreditQuestions } from './questions/letters-of-credit.ts'
import { settlementQuestions } from './questions/settlement.ts'
import type { DemoQuestion } from './types.ts'

/** The whole question bank of the demo school. */
export const questions: DemoQuestion[] = [
  ...incotermsQuestions,
  ...letterOfCreditQuestions,
  ...hsQuestions,
  ...customsQuestions,
  ...freightQuestions,
  ...dangerousGoodsQuestions,
  ...crossBorderQuestions,
  ...settlementQuestions,
  ...negotiationQuestions,
]
