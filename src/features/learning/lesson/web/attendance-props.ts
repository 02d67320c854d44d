import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { ListAddress, NameOf } from '#src/web/list/list-address.ts'
import type { lessonApi } from '../contract.ts'

/** What the parts of the page of attendance show. */
export interface Attendance {
  list: AnswerOf<typeof lessonApi.getAttendance>
  address: ListAddress<NameOf<typeof lessonApi.getAttendance>>
}
