import { z } from 'zod'
import { fileErrors, fileNameMax } from '#src/features/content/file/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { quizErrors } from './errors.ts'

/** The part of the contract about answers that consist of files, and photographs of written ones. */

/** Uploads that may be begun for one answer, with those that were removed again. */
export const answerUploadsMost = 60

export const answerFilesApi = {
  beginFile: endpoint({
    method: 'POST',
    path: 'Quiz/BeginFile',
    access: 'login',
    summary: {
      zh: '开始上传作答的照片、文件或录音',
      en: 'Begin the upload of a photograph, file or recording for an answer; its bytes follow as those of File/BeginArrival, and the saved answer then names the file',
    },
    input: z.object({
      attemptId: idInBody(),
      questionId: idInBody(),
      /** Chosen by the client, so that another try after a lost answer begins no second upload. */
      uploadId: z.string().regex(/^[0-9a-f]{32}$/),
      name: z.string().min(1).max(fileNameMax),
      size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    answer: z.object({ uploadId: z.string(), url: z.string() }),
    errors: [
      ...[quizErrors.attemptNotFound, quizErrors.questionNotInQuiz, quizErrors.takesNoFiles],
      ...[quizErrors.handedIn, quizErrors.tooManyFiles],
      ...[fileErrors.tooManyUploads, fileErrors.fileEmpty, fileErrors.fileTooLarge],
      ...[fileErrors.noRoom, fileErrors.uploadUnknown, fileErrors.tooManyFolders],
      ...Object.values(uploadErrors),
    ],
    repeatable: true,
  }),
}
