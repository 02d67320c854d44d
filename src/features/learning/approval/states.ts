/** The life of a submission: it waits until its teacher recalls it or a reviewer decides. */
export const submissionStates = ['waiting', 'recalled', 'approved', 'rejected'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** first – never decided before; again – after a rejection; change – of an approved course. */
export const occasions = ['first', 'again', 'change'] as const
export type Occasion = (typeof occasions)[number]

/** How long a submission has waited: the colour of its age. */
export const urgencies = ['fresh', 'due', 'late'] as const
export type Urgency = (typeof urgencies)[number]

/** Common reasons of a rejection. */
export const reasonCodes = [
  'incomplete',
  'unclear',
  'incorrect',
  'language',
  'picture',
  'copyright',
  'mismatch',
  'fee',
  'other',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** Fields of an offer, in the order of its form. A cover may be a picture or a drawing. */
export const headFields = [
  'name',
  'coverFileId',
  'keywords',
  'introduction',
  'content',
  'categoryId',
  'majorId',
  'directionId',
  'difficulty',
  'language',
  'offered',
  'fee',
  'textbookId',
] as const
export type HeadField = (typeof headFields)[number]
export const teacherFields = ['name', 'avatarFileId', 'introduction'] as const
export type TeacherField = (typeof teacherFields)[number]

export const reasonsMost = 30
export const reasonWordsMost = 500
export const submissionsPerPage = 20

export const holders = ['free', 'mine', 'others'] as const
export const submissionSorts = ['oldest', 'newest'] as const
