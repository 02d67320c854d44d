import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { folderApi } from './folders-api.ts'
import { myFileApi } from './my-files-api.ts'
import { myFileErrors } from './my-files-errors.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import { uploadErrors as limitErrors } from '#src/shared/upload-errors.ts'

/** Files of people: uploads that survive a broken line, and all that becomes of them. */

/** The address of an upload's bytes by the tus protocol: HEAD says how many have arrived, PATCH adds more. */
export const uploadPath = '/api/File/Upload'
export const uploadStates = ['arriving', 'checking', 'done', 'failed'] as const
export type UploadState = (typeof uploadStates)[number]
/**
 * Why an upload became no file: damaged – its checksum differs; infected – the virus scanner has found something;
 * tooLarge – for its kind, as its content shows; unscanned – larger than the scanner takes; lost – by the server.
 */
export const uploadFailures = ['damaged', 'infected', 'tooLarge', 'unscanned', 'lost'] as const
/** Bytes that a browser sends in one request; what a cut costs at most. */
export const pieceBytes = 8 * 1024 * 1024
/** Days for which an upload that does not go on is kept. */
export const uploadDays = 7
/** Uploads of one person that may be under way. */
export const uploadsMax = 200
export const fileNameMax = 255

/** The kinds of course files (specification, section 5): film, slides, any other document. */
export const courseFileTypes = [0, 1, 2] as const

const uploadErrors = defineErrors('file', {
  uploadUnknown: {
    kind: 'notFound',
    zh: '该上传不存在或已过期，请重新上传',
    en: 'This upload no longer exists or has expired. Please upload the file again',
  },
  uploadIncomplete: {
    kind: 'conflict',
    zh: '文件尚未上传完毕',
    en: 'The file has not been fully uploaded',
  },
  tooManyUploads: {
    kind: 'refused',
    zh: '进行中的上传过多，请等待部分完成',
    en: 'Too many uploads in progress. Please wait for some to finish',
  },
  fileEmpty: { kind: 'refused', zh: '文件为空', en: 'The file is empty' },
  fileTooLarge: {
    kind: 'refused',
    zh: '文件不能超过 {limit}',
    en: 'The file must not exceed {limit}',
  },
  noRoom: {
    kind: 'refused',
    zh: '文件空间不足：已用 {used}，共 {limit}。请删除不再需要的文件后重试',
    en: 'Not enough storage: {used} of {limit} used. Delete files that you no longer need, then try again',
  },
})

export const fileErrors = { ...uploadErrors, ...myFileErrors }

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const uploadId = z.string().regex(/^[0-9a-f]{32}$/)

const uploadSchema = z.object({
  uploadId: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Bytes that have arrived, as far as the server has noted them: HEAD knows exactly. */
  received: z.int(),
  state: z.enum(uploadStates),
  failure: z.enum(uploadFailures).nullable(),
  /** Its check waits for the virus scanner, which does not answer. */
  unscanned: z.boolean(),
  /** Bytes come in just now, perhaps from another device. */
  active: z.boolean(),
  folderId: z.int().nullable(),
  /** The file that it has become. */
  file: z
    .object({
      userFileId: z.int(),
      name: z.string(),
      size: z.int(),
      mime: z.string(),
      kind: z.enum(fileKinds),
      /** Course files: 0 video, 1 slides, 2 any other document. */
      fileType: z.literal(courseFileTypes),
      /** Valid for about an hour. */
      url: z.string(),
    })
    .nullable(),
  beganAt: z.iso.datetime(),
})

// Their paths do not contain “upload”: only bytes are sent to UPLOAD_BASE.
export const fileApi = {
  beginUpload: endpoint({
    method: 'POST',
    path: 'File/BeginArrival',
    access: 'teacher',
    summary: {
      zh: '开始上传文件',
      en: 'Begin an upload; its bytes follow by the tus protocol (1.0.0) at the address in the answer',
    },
    input: z.object({
      /** Chosen by the client, so that another try after a lost answer begins no second upload. */
      uploadId: uploadId.optional(),
      name: z.string().min(1).max(fileNameMax),
      size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
      /** One's own folder; left out: the top. */
      folderId: z.int().positive().nullable().optional(),
    }),
    answer: z.object({ uploadId: z.string(), url: z.string() }),
    errors: [
      ...[
        fileErrors.tooManyUploads,
        fileErrors.fileEmpty,
        fileErrors.fileTooLarge,
        fileErrors.noRoom,
      ],
      fileErrors.uploadUnknown,
      ...[myFileErrors.folderUnknown, ...Object.values(limitErrors)],
    ],
  }),
  finishUpload: endpoint({
    method: 'POST',
    path: 'File/FinishArrival',
    access: 'login',
    repeatable: true,
    summary: {
      zh: '完成上传',
      en: 'Say that all bytes have arrived; the file exists once their checksum has been compared',
    },
    input: z.object({ uploadId, sha256 }),
    answer: uploadSchema,
    errors: [fileErrors.uploadUnknown, fileErrors.uploadIncomplete],
  }),
  cancelUpload: endpoint({
    method: 'POST',
    path: 'File/CancelArrival',
    access: 'login',
    repeatable: true,
    summary: { zh: '取消上传', en: 'Cancel an upload that is no file yet; its bytes are deleted' },
    input: z.object({ uploadId }),
    answer: z.object({}),
  }),
  getUploads: endpoint({
    method: 'GET',
    path: 'File/GetArrivals',
    access: 'teacher',
    summary: {
      zh: '查看进行中的上传',
      en: 'List one’s own uploads that are under way or have failed, oldest first',
    },
    input: z.object({}),
    answer: z.array(uploadSchema),
  }),
  ...myFileApi,
  ...folderApi,
  getQuota: endpoint({
    method: 'GET',
    path: 'File/GetQuota',
    access: 'teacher',
    summary: {
      zh: '查看文件空间',
      en: 'Show how much of one’s storage is used, and the largest file of each kind',
    },
    input: z.object({}),
    answer: z.object({
      /** Bytes of one's files, their former versions and uploads under way. */
      used: z.int(),
      limit: z.int(),
      largest: z.record(z.enum(fileKinds), z.int()),
    }),
  }),
}
