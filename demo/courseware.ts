import { logisticsCourseware } from './courseware/cross-border-logistics.ts'
import { customsCourseware } from './courseware/customs-declaration.ts'
import { incotermsCourseware } from './courseware/incoterms-2020.ts'
import { letterOfCreditCourseware } from './courseware/letters-of-credit.ts'
import { tradeFoundationsNotes } from './courseware/trade-foundations-notes.ts'
import { exportContractNotes } from './courseware/export-contract-notes.ts'
import { exportPricingNotes } from './courseware/export-pricing-notes.ts'
import { tradeDocumentsNotes } from './courseware/trade-documents-notes.ts'
import { classificationCasesNotes } from './courseware/classification-cases-notes.ts'
import { rcepOriginNotes } from './courseware/rcep-origin-notes.ts'
import { inspectionQuarantineNotes } from './courseware/inspection-quarantine-notes.ts'
import { oceanFreightNotes } from './courseware/ocean-freight-notes.ts'
import { airFreightNotes } from './courseware/air-freight-notes.ts'
import { marineInsuranceNotes } from './courseware/marine-insurance-notes.ts'
import { chinaEuropeRailNotes } from './courseware/china-europe-rail-notes.ts'
import { dangerousGoodsDocuments } from './courseware/dangerous-goods-documents.ts'
import { dangerousGoodsNotes } from './courseware/dangerous-goods-notes.ts'
import { platformOperationsNotes } from './courseware/platform-operations-notes.ts'
import { bondedImportNotes } from './courseware/bonded-import-notes.ts'
import { sellingIntoEuropeNotes } from './courseware/selling-into-europe-notes.ts'
import { exportFinanceNotes } from './courseware/export-finance-notes.ts'
import { exchangeRiskNotes } from './courseware/exchange-risk-notes.ts'
import { remittanceAndCollectionNotes } from './courseware/remittance-and-collection-notes.ts'
import { businessCorrespondenceNotes } from './courseware/business-correspondence-notes.ts'
import { tradeNegotiationNotes } from './courseware/trade-negotiation-notes.ts'
import { negotiatingInEnglishNotes } from './courseware/negotiating-in-english-notes.ts'
import { tradeFairEnglishNotes } from './courseware/trade-fair-english-notes.ts'
import { workingDocuments } from './courseware/working-documents.ts'
import type { DemoCourseware } from './media-types.ts'

/** Every courseware file of the demo school, as data. */
export const courseware: DemoCourseware[] = [
  ...incotermsCourseware,
  ...letterOfCreditCourseware,
  ...customsCourseware,
  ...logisticsCourseware,
  ...tradeFoundationsNotes,
  ...exportContractNotes,
  ...exportPricingNotes,
  ...tradeDocumentsNotes,
  ...classificationCasesNotes,
  ...rcepOriginNotes,
  ...inspectionQuarantineNotes,
  ...oceanFreightNotes,
  ...airFreightNotes,
  ...marineInsuranceNotes,
  ...chinaEuropeRailNotes,
  ...dangerousGoodsNotes,
  ...dangerousGoodsDocuments,
  ...workingDocuments,
  ...platformOperationsNotes,
  ...bondedImportNotes,
  ...sellingIntoEuropeNotes,
  ...exportFinanceNotes,
  ...exchangeRiskNotes,
  ...remittanceAndCollectionNotes,
  ...businessCorrespondenceNotes,
  ...tradeNegotiationNotes,
  ...negotiatingInEnglishNotes,
  ...tradeFairEnglishNotes,
]
