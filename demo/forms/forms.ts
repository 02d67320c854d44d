import { billOfLading } from './bill-of-lading.ts'
import { certificateOfOrigin } from './certificate-of-origin.ts'
import { commercialInvoice } from './commercial-invoice.ts'
import { creditApplication } from './credit-application.ts'
import { customsDeclaration } from './customs-declaration.ts'
import { packingList } from './packing-list.ts'
import type { DemoForm } from './types.ts'

/**
 * The document forms of the demo. The picture of each lies in `demo/media/forms/<name>.png`, drawn from the same
 * cells by scripts/demo-media/forms.ts; `bodyOfForm` makes the question once the picture is a teacher's file.
 */
export const demoForms: readonly DemoForm[] = [
  commercialInvoice,
  packingList,
  creditApplication,
  billOfLading,
  customsDeclaration,
  certificateOfOrigin,
]
