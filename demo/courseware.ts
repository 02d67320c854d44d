import { logisticsCourseware } from './courseware/cross-border-logistics.ts'
import { customsCourseware } from './courseware/customs-declaration.ts'
import { incotermsCourseware } from './courseware/incoterms-2020.ts'
import { letterOfCreditCourseware } from './courseware/letters-of-credit.ts'
import type { DemoCourseware } from './media-types.ts'

/** Every courseware file of the demo school, as data. */
export const courseware: DemoCourseware[] = [
  ...incotermsCourseware,
  ...letterOfCreditCourseware,
  ...customsCourseware,
  ...logisticsCourseware,
]
