import { z } from 'zod'
import {
  fileErrors,
  fileNameMax,
  uploadFailures,
  uploadStates,
} from '#src/features/content/file/contract.ts'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { partId } from '#src/features/content/question/body/text.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { quizErrors, withheldErrors } from './errors.ts'
import { phoneOffers } from './statuses.ts'

/** The part of the contract about photographs that a phone adds to a written answer by a link. */

/** Minutes in which photographs begin by one link. */
export const photoLinkMinutes = 15
/** Links of one attempt in an hour. */
export const photoLinksPerHour = 40

const token = z.string().regex(/^[\w-]{20,100}$/)
const uploadId = z.string().regex(/^[0-9a-f]{32}$/)
/** The question of a group, else ''. */
const part = z.union([z.literal(''), partId])
const place = { attemptId: idInBody(), questionId: idInBody(), part }

const linkErrors = [quizErrors.photoLinkOver, quizErrors.handedIn]

export const phoneApi = {
  makePhotoLink: endpoint({
    method: 'POST',
    path: 'Quiz/MakePhotoLink',
    access: 'login',
    summary: {
      zh: '生成用手机添加照片的链接和二维码',
      en: 'Make the link, and its QR code, by which a phone adds photographs to one written answer; an earlier link of that answer begins none any more',
    },
    input: z.object({
      ...place,
      /** Of the page in view: the phone opens the same site. */
      origin: z.string().regex(/^https?:\/\/[\w.:[\]-]{1,200}$/),
    }),
    answer: z.object({
      url: z.string(),
      secondsLeft: z.number(),
      /** The QR code with its quiet zone: dark squares as the path of an SVG with sides of so many squares. */
      code: z.object({ side: z.int(), path: z.string() }),
    }),
    errors: [
      ...[quizErrors.attemptNotFound, quizErrors.questionNotInQuiz, quizErrors.takesNoPhotos],
      ...[quizErrors.handedIn, quizErrors.tooManyPhotoLinks],
    ],
  }),
  stopPhotoLink: endpoint({
    method: 'POST',
    path: 'Quiz/StopPhotoLink',
    access: 'login',
    summary: {
      zh: '停用手机添加照片的链接',
      en: 'Stop the links of an answer: nothing arrives by them any more',
    },
    input: z.object(place),
    answer: z.object({}),
    errors: [quizErrors.attemptNotFound],
    repeatable: true,
  }),
  getPhonePhotos: endpoint({
    method: 'GET',
    path: 'Quiz/GetPhonePhotos',
    access: 'login',
    summary: {
      zh: '查看手机发来的照片',
      en: 'List what phones have sent for one’s own attempt: photographs that no answer has named yet, and those removed on the phone',
    },
    input: z.object({ attemptId: idInQuery() }),
    answer: z.object({
      /** In the order in which they began. */
      photos: z.array(
        z.object({
          questionId: z.int(),
          part: z.string(),
          userFileId: z.int(),
          offer: z.enum(phoneOffers),
        }),
      ),
      /** Those that are offered. */
      files: z.array(givenFileSchema),
      /** Photographs that are arriving now. */
      arriving: z.int(),
    }),
    errors: [quizErrors.attemptNotFound],
  }),
  openPhotoLink: endpoint({
    method: 'POST',
    path: 'Quiz/OpenPhotoLink',
    access: 'public',
    summary: {
      zh: '凭链接查看照片将添加到哪道题',
      en: 'Read by a link which answer it adds photographs to, and those that were sent; it shows nothing of the question',
    },
    input: z.object({ token }),
    answer: z.object({
      title: z.string(),
      /** From 1. */
      number: z.int(),
      /** Of the question in its group, from 1; null: the question is none of a group. */
      inGroup: z.int().nullable(),
      /** Shortened, so that a wrong phone is noticed and no name is learnt. */
      name: z.string(),
      secondsLeft: z.number(),
      /** By them the phone keeps what it has not sent yet. */
      attemptId: z.int(),
      questionId: z.int(),
      part: z.string(),
      /** Sent by this link. */
      photos: z.array(z.int()),
      /** Photographs that the answer still takes. */
      room: z.int(),
      /**
       * Photographs that arrive now are part of a late answer: the time of the attempt is up, or the quiz leads no way back to the
       * question, which takes no further photograph then.
       */
      late: z.enum(['afterEnd', 'behind']).nullable(),
    }),
    errors: linkErrors,
    repeatable: true,
  }),
  beginPhonePhoto: endpoint({
    method: 'POST',
    path: 'Quiz/BeginPhonePhoto',
    access: 'public',
    summary: {
      zh: '凭链接开始上传一张照片',
      en: 'Begin the upload of a photograph by a link; its bytes follow as those of File/BeginArrival, with the key of the answer in the header upload-key',
    },
    input: z.object({
      token,
      uploadId,
      name: z.string().min(1).max(fileNameMax),
      size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    answer: z.object({ uploadId: z.string(), url: z.string(), key: z.string() }),
    errors: [
      ...linkErrors,
      ...[quizErrors.photosFull, quizErrors.tooManyFiles, quizErrors.noWayBack, quizErrors.paused],
      ...Object.values(withheldErrors),
      ...[namingErrors.otherType, fileErrors.tooManyUploads, fileErrors.fileEmpty],
      ...[fileErrors.fileTooLarge, fileErrors.noRoom, fileErrors.uploadUnknown],
      ...[fileErrors.tooManyFolders, ...Object.values(uploadErrors)],
    ],
    repeatable: true,
  }),
  finishPhonePhoto: endpoint({
    method: 'POST',
    path: 'Quiz/FinishPhonePhoto',
    access: 'public',
    summary: {
      zh: '凭链接完成一张照片的上传',
      en: 'Say that all bytes of a photograph have arrived; once it is checked it is offered to the answer. What has begun before the link ran out may end after it',
    },
    input: z.object({ token, uploadId, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: z.object({
      state: z.enum(uploadStates),
      failure: z.enum([...uploadFailures, 'otherType']).nullable(),
      /** Its check waits for the virus scanner, which does not answer. */
      unscanned: z.boolean(),
      /** The photograph that it has become. */
      userFileId: z.int().nullable(),
    }),
    errors: [...linkErrors, fileErrors.uploadUnknown, fileErrors.uploadIncomplete],
    repeatable: true,
  }),
  removePhonePhoto: endpoint({
    method: 'POST',
    path: 'Quiz/RemovePhonePhoto',
    access: 'public',
    summary: {
      zh: '凭链接移除已发送的照片',
      en: 'Remove a photograph that was sent by this link; the page of the attempt takes it out of the answer',
    },
    input: z.object({ token, userFileId: idInBody() }),
    answer: z.object({}),
    errors: linkErrors,
    repeatable: true,
  }),
}
