import { correspondence, tradeFairEnglish } from './courses/business-english-open.ts'
import { negotiatingInEnglish, negotiation } from './courses/business-english-premium.ts'
import { crossBorderLogistics } from './courses/cross-border-logistics.ts'
import { sellingIntoEurope } from './courses/cross-border-open.ts'
import { bondedImport, platformOperations } from './courses/cross-border-premium.ts'
import { customsDeclaration } from './courses/customs-declaration.ts'
import { inspection } from './courses/customs-open.ts'
import { classificationCases, rcepOrigin } from './courses/customs-premium.ts'
import { dangerousGoods } from './courses/freight-dangerous-goods.ts'
import { airFreight, europeRail } from './courses/freight-open.ts'
import { marineInsurance, oceanFreight } from './courses/freight-premium.ts'
import { incoterms2020 } from './courses/incoterms-2020.ts'
import { lettersOfCredit } from './courses/letters-of-credit.ts'
import { exchangeRisk, exportFinance, remittanceAndCollection } from './courses/settlement.ts'
import { exportPricing, tradeDocuments, tradeFoundations } from './courses/trade-practice-open.ts'
import { exportContract } from './courses/trade-practice-premium.ts'
import type { DemoCourse } from './types.ts'

/** The courses of the demo school; the four complete ones first. */
export const courses: DemoCourse[] = [
  incoterms2020,
  lettersOfCredit,
  customsDeclaration,
  crossBorderLogistics,
  tradeFoundations,
  exportContract,
  exportPricing,
  tradeDocuments,
  classificationCases,
  rcepOrigin,
  inspection,
  oceanFreight,
  airFreight,
  marineInsurance,
  europeRail,
  dangerousGoods,
  platformOperations,
  bondedImport,
  sellingIntoEurope,
  exportFinance,
  exchangeRisk,
  remittanceAndCollection,
  correspondence,
  negotiation,
  negotiatingInEnglish,
  tradeFairEnglish,
]
