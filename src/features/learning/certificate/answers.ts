import { z } from 'zod'
import { courseKinds } from '#src/features/learning/course/contract.ts'
import { canSchema } from '#src/shared/can.ts'
import { certificateStates, certificateTemplates, revokeReasons } from './limits.ts'

export const both = z.object({ zh: z.string(), en: z.string() })
const day = z.iso.date()

const revoked = z
  .object({ at: z.iso.datetime(), reason: z.enum(revokeReasons), words: z.string() })
  .nullable()

/** The state of a certificate, and everything that is printed on it. */
const printed = {
  code: z.string(),
  state: z.enum(certificateStates),
  revoked,
  template: z.enum(certificateTemplates),
  /** `en` is the name in Latin letters. Empty once the holder has deleted the account. */
  name: both,
  course: both,
  hours: z.int(),
  mark: z.int().nullable(),
  institution: both,
  signer: both,
  signerTitle: both,
  completedOn: day,
  issuedOn: day,
  expiresOn: day.nullable(),
}

const link = z.object({ code: z.string(), issuedOn: day, state: z.enum(certificateStates) })

export const verified = z.object({
  ...printed,
  /** Null while it is drawn, and once the holder has deleted the account. */
  picture: z.string().nullable(),
  /** SHA-256 of the PDF, in hexadecimal digits. */
  pdfHash: z.string().nullable(),
  hasCredential: z.boolean(),
  /** The did:key by which credentials of this site are signed. */
  issuerDid: z.string().nullable(),
  earlier: link.nullable(),
  later: link.nullable(),
})

export const mine = z.object({
  ...printed,
  certificateId: z.int(),
  pdfUrl: z.string().nullable(),
  jpgUrl: z.string().nullable(),
  hasCredential: z.boolean(),
  /** Set while the holder's wish for another name waits. */
  asked: z.object({ at: z.iso.datetime(), name: both }).nullable(),
  /** The name in the profile today, which a new certificate would have. */
  can: z.object({ ask: canSchema }),
})

export const pending = z.object({
  courseId: z.int(),
  kind: z.enum(courseKinds),
  course: z.string(),
  institution: z.string(),
  hours: z.int(),
  completed: z.boolean(),
  items: z.int(),
  done: z.int(),
  /** Coins; 0: none. */
  fee: z.int(),
  can: z.object({ claim: canSchema }),
})

export const issued = z.object({
  certificateId: z.int(),
  code: z.string(),
  state: z.enum(certificateStates),
  revoked,
  name: both,
  mark: z.int().nullable(),
  issuedOn: day,
  expiresOn: day.nullable(),
  asked: z.object({ at: z.iso.datetime(), name: both, words: z.string() }).nullable(),
  can: z.object({ revoke: canSchema }),
})

export const found = issued.extend({
  course: both,
  /** The course is deleted; its certificates stay. */
  courseGone: z.boolean(),
})
