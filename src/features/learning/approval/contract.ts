import { reviewApi } from './review-api.ts'
import { teacherApi } from './teacher-api.ts'

/** Review and publication of courses: the calls of their teachers, and of reviewers. */
export const approvalApi = { ...teacherApi, ...reviewApi }
