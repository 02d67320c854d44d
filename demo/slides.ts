import type { DemoVideo } from './media-types.ts'
import { whyRules } from './slides/incoterms-2020/01-why-rules.ts'
import { elevenRules } from './slides/incoterms-2020/02-eleven-rules.ts'
import { exwFca } from './slides/incoterms-2020/03-exw-fca.ts'
import { cAndDRules } from './slides/incoterms-2020/04-c-and-d-rules.ts'
import { seaRules } from './slides/incoterms-2020/05-sea-rules.ts'
import { choosing } from './slides/incoterms-2020/06-choosing.ts'
import { howItWorks } from './slides/letters-of-credit/01-how-it-works.ts'
import { readingTheCredit } from './slides/letters-of-credit/02-reading-the-credit.ts'
import { invoiceAndBill } from './slides/letters-of-credit/03-invoice-and-bill.ts'
import { insuranceAndOthers } from './slides/letters-of-credit/04-insurance-and-others.ts'
import { discrepancies } from './slides/letters-of-credit/05-discrepancies.ts'
import { singleWindow } from './slides/customs-declaration/01-single-window.ts'
import { generalRules } from './slides/customs-declaration/02-general-rules.ts'
import { classifying } from './slides/customs-declaration/03-classifying.ts'
import { dutyAndOrigin } from './slides/customs-declaration/04-duty-and-origin.ts'
import { fourCodes } from './slides/cross-border-logistics/01-four-codes.ts'
import { parcelCosts } from './slides/cross-border-logistics/02-parcel-costs.ts'
import { warehouseStock } from './slides/cross-border-logistics/03-warehouse-stock.ts'
import { compliance } from './slides/cross-border-logistics/04-compliance.ts'
import { offerAndAcceptance } from './slides/export-contract/01-offer-and-acceptance.ts'
import { writingAnOpinion } from './slides/classification-cases/01-reading-a-machine.ts'
import { causeAndLoss } from './slides/marine-insurance/01-risk-and-loss.ts'
import { costOfCredit } from './slides/export-finance/01-cost-of-credit.ts'
import { lithiumBatteries } from './slides/dangerous-goods/01-lithium-batteries.ts'
import { fromProductToEntry } from './slides/dangerous-goods/02-from-product-to-entry.ts'
import { theDeclaration } from './slides/dangerous-goods/03-the-declaration.ts'
import { tradingConcessions } from './slides/negotiating-in-english/01-trading-concessions.ts'
import { breakEven } from './slides/platform-operations/01-break-even-advertising.ts'

/** Every lesson video of the demo school, as slides with narration. */
export const videos: DemoVideo[] = [
  whyRules,
  elevenRules,
  exwFca,
  cAndDRules,
  seaRules,
  choosing,
  howItWorks,
  readingTheCredit,
  invoiceAndBill,
  insuranceAndOthers,
  discrepancies,
  singleWindow,
  generalRules,
  classifying,
  dutyAndOrigin,
  fourCodes,
  parcelCosts,
  warehouseStock,
  compliance,
  offerAndAcceptance,
  writingAnOpinion,
  causeAndLoss,
  costOfCredit,
  lithiumBatteries,
  fromProductToEntry,
  theDeclaration,
  tradingConcessions,
  breakEven,
]
