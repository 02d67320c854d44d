import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { approvalApi } from '../contract.ts'

export type Publication = AnswerOf<typeof approvalApi.getPublication>

/** Reads every state of a course that its pages show; `version` names what they have saved, and reads it again. */
export function usePublication(courseId: number) {
  const { data, failed, retry, loading } = useLoad(approvalApi.getPublication, { courseId })
  return { publication: data, failed, retry, loading }
}
