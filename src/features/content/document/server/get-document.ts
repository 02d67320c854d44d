import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { documentApi } from '../contract.ts'
import { describeDocument } from './describe-document.ts'
import { openReading } from './open-reading.ts'

/** Opens a file in the page. @throws document.fileUnknown, document.notReadable, document.rightExpired */
export async function getDocument(
  call: Call<typeof documentApi.getDocument>,
): Promise<AnswerOf<typeof documentApi.getDocument>> {
  return describeDocument(call, await openReading(call))
}
