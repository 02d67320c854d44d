import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { documentApi } from '../contract.ts'
import { describeDocument } from './describe-document.ts'
import { openReading } from '#src/features/content/file/server/open-user-file.ts'

/** Opens a file in the page. @throws file.unknown, file.notReadable, file.linkExpired */
export async function getDocument(
  call: Call<typeof documentApi.getDocument>,
): Promise<AnswerOf<typeof documentApi.getDocument>> {
  return describeDocument(call, await openReading(call))
}
