import { z } from 'zod'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { courseErrors, courseKinds } from '#src/features/learning/course/contract.ts'
import { coinErrors } from '#src/features/money/coins/contract.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { both, found, issued, mine, pending, verified } from './answers.ts'
import { certificateErrors as errors } from './errors.ts'
import { askForm, declineForm, offerForm, revokeForm } from './forms.ts'
import { latinNameMost } from './limits.ts'

export type Verified = z.output<typeof verified>
export type MyCertificate = z.output<typeof mine>
export type Pending = z.output<typeof pending>
export type Issued = z.output<typeof issued>
export type FoundCertificate = z.output<typeof found>

const ofCertificate = { certificateId: idInBody() }

export const certificateApi = {
  getOffer: endpoint({
    method: 'GET',
    path: 'Certificate/GetOffer',
    access: 'teacher',
    summary: { zh: '查看课程的证书设置', en: 'Read the certificate that a course offers' },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({
      courseId: z.int(),
      kind: z.enum(courseKinds),
      course: z.string(),
      /** The fee of an open course, which its certificate may ask. */
      fee: z.int(),
      issued: z.int(),
      asked: z.int(),
      /** Null where none has been made; `defaults` fill the form then. */
      exists: z.boolean(),
      values: offerForm,
      sealUrl: z.string().nullable(),
      signatureUrl: z.string().nullable(),
      can: z.object({ save: canSchema }),
    }),
    errors: [courseErrors.notFound, courseErrors.notTeacher],
  }),
  saveOffer: endpoint({
    method: 'POST',
    path: 'Certificate/SaveOffer',
    access: 'teacher',
    summary: { zh: '设置课程的证书', en: 'Set the certificate that a course offers' },
    input: z.object({ courseId: idInBody(), ...offerForm.shape }),
    answer: z.object({}),
    errors: [
      courseErrors.notFound,
      courseErrors.notTeacher,
      errors.premiumFee,
      errors.notPicture,
      ...Object.values(namingErrors),
    ],
    repeatable: true,
    perMinute: 20,
  }),
  previewOffer: endpoint({
    method: 'POST',
    path: 'Certificate/PreviewOffer',
    access: 'teacher',
    summary: {
      zh: '预览课程的证书（样张）',
      en: 'Draw a specimen of the certificate of a course, from settings that need not be saved',
    },
    input: z.object({ courseId: idInBody(), ...offerForm.shape }),
    answer: z.object({
      /** A JPEG as a data URL. */
      picture: z.string(),
    }),
    errors: [
      courseErrors.notFound,
      courseErrors.notTeacher,
      errors.notPicture,
      errors.previewBusy,
      ...Object.values(namingErrors),
    ],
    repeatable: true,
    perMinute: 10,
  }),
  getIssued: endpoint({
    method: 'GET',
    path: 'Certificate/GetIssued',
    access: 'teacher',
    summary: {
      zh: '查看课程已颁发的证书',
      en: 'List the certificates of a course, with wishes for another name first',
    },
    input: z.object({ courseId: idInQuery(), keyword: keywordInQuery, page: pageInQuery }),
    answer: z.object({
      courseId: z.int(),
      kind: z.enum(courseKinds),
      course: z.string(),
      can: z.object({ decide: canSchema }),
      ...listOf(issued),
    }),
    errors: [courseErrors.notFound, courseErrors.notTeacher],
  }),
  findIssued: endpoint({
    method: 'GET',
    path: 'Certificate/FindIssued',
    access: 'admin',
    summary: {
      zh: '按姓名、课程或编号查找证书，包括已删除课程的证书',
      en: 'Find certificates of all courses by name, course or code, those of deleted courses too',
    },
    input: z.object({ keyword: keywordInQuery, page: pageInQuery }),
    answer: z.object(listOf(found)),
  }),
  revoke: endpoint({
    method: 'POST',
    path: 'Certificate/Revoke',
    access: 'teacher',
    summary: { zh: '撤销证书', en: 'Revoke a certificate, with the reason' },
    input: z.object({ ...ofCertificate, ...revokeForm.shape }),
    answer: z.object({}),
    errors: [errors.notFound, courseErrors.notFound, courseErrors.notTeacher, errors.isRevoked],
  }),
  reissue: endpoint({
    method: 'POST',
    path: 'Certificate/Reissue',
    access: 'teacher',
    summary: {
      zh: '按申请的姓名重新颁发证书',
      en: 'Issue a certificate again with the name that its holder asked for',
    },
    input: z.object({
      ...ofCertificate,
      /** The wish as the teacher has seen it. */
      name: z.string().max(60),
      nameEn: z.string().max(latinNameMost),
    }),
    answer: z.object({ code: z.string() }),
    errors: [
      errors.notFound,
      courseErrors.notFound,
      courseErrors.notTeacher,
      errors.isRevoked,
      errors.notAsked,
      errors.wishChanged,
    ],
  }),
  decline: endpoint({
    method: 'POST',
    path: 'Certificate/Decline',
    access: 'teacher',
    summary: {
      zh: '不同意更正证书姓名',
      en: 'Decline the wish for another name on a certificate, with the reason',
    },
    input: z.object({ ...ofCertificate, ...declineForm.shape }),
    answer: z.object({}),
    errors: [errors.notFound, courseErrors.notFound, courseErrors.notTeacher, errors.notAsked],
  }),
  getMine: endpoint({
    method: 'GET',
    path: 'Certificate/GetMine',
    access: 'login',
    summary: { zh: '查看自己的证书', en: 'List one’s own certificates' },
    input: z.object({ keyword: keywordInQuery, page: pageInQuery }),
    answer: z.object({
      ...listOf(mine),
      /** The number of certificates that can be claimed. */
      claimable: z.int(),
      profileName: both,
    }),
  }),
  getPending: endpoint({
    method: 'GET',
    path: 'Certificate/GetPending',
    access: 'login',
    summary: {
      zh: '查看待领取的证书及其条件',
      en: 'List the certificates to claim, and those of joined courses with what is missing',
    },
    input: z.object({}),
    answer: z.object({ items: z.array(pending), profileName: both, balance: z.int() }),
  }),
  claim: endpoint({
    method: 'POST',
    path: 'Certificate/Claim',
    access: 'login',
    summary: {
      zh: '确认姓名并领取证书',
      en: 'Claim the certificate of a completed course, with the confirmed name',
    },
    input: z.object({
      courseId: idInBody(),
      /** As the person has seen them. */
      name: z.string().max(60),
      nameEn: z.string().max(latinNameMost),
      fee: z.int().min(0).max(10_000_000),
    }),
    answer: z.object({ code: z.string() }),
    errors: [
      courseErrors.notFound,
      courseErrors.notJoined,
      errors.notOffered,
      errors.notCompleted,
      errors.nameMissing,
      errors.nameChanged,
      errors.feeChanged,
      coinErrors.insufficient,
    ],
    repeatable: true,
    perMinute: 20,
  }),
  ask: endpoint({
    method: 'POST',
    path: 'Certificate/AskReissue',
    access: 'login',
    summary: {
      zh: '申请按更正后的姓名重新颁发证书',
      en: 'Ask for a certificate again with the corrected name of the profile',
    },
    input: z.object({ ...ofCertificate, ...askForm.shape }),
    answer: z.object({}),
    errors: [errors.notFound, errors.isRevoked, errors.nameMissing, errors.sameName],
    repeatable: true,
    perMinute: 20,
  }),
  verify: endpoint({
    method: 'GET',
    path: 'Certificate/Verify',
    access: 'public',
    summary: { zh: '验证证书', en: 'Verify a certificate by its code' },
    input: z.object({ code: z.string().max(60) }),
    answer: verified,
    errors: [errors.unknownCode, errors.mistypedCode],
  }),
  getCredential: endpoint({
    method: 'GET',
    path: 'Certificate/GetCredential',
    access: 'public',
    summary: {
      zh: '下载证书的数字凭证（Open Badges 3.0）',
      en: 'Read the signed credential of a certificate (Open Badges 3.0)',
    },
    input: z.object({ code: z.string().max(60) }),
    answer: z.object({ credential: z.string() }),
    errors: [errors.unknownCode, errors.mistypedCode],
  }),
}
