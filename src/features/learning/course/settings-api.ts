import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { courseErrors } from './errors.ts'

/** What learners who joined may download. Films only where the teacher says so, because they are the course itself. */
export const courseDownloads = ['none', 'documents', 'all'] as const
export type CourseDownloads = (typeof courseDownloads)[number]

/** How learners go through a course; all are off unless its teachers choose them. */
export const studyRules = {
  /** What is played of a film counts only where it goes on from what was played before. */
  noSkipping: z.boolean(),
  /** A chapter opens once all before it are done. */
  inOrder: z.boolean(),
  /** Learners write bullet comments over the films. */
  bulletComments: z.boolean(),
}

/** What the teachers of a course choose for its learners; it holds at once, without a review. */
export const settingsApi = {
  setDownloads: endpoint({
    method: 'POST',
    path: 'Course/SetDownloads',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '设置学员可下载的文件',
      en: 'Choose what learners who joined may download: nothing, courseware, or videos too',
    },
    input: z.object({ courseId: idInBody(), downloads: z.enum(courseDownloads) }),
    answer: z.object({ downloads: z.enum(courseDownloads) }),
    errors: [courseErrors.notFound, courseErrors.notTeacher],
  }),
  setStudyRules: endpoint({
    method: 'POST',
    path: 'Course/SetStudyRules',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '设置学习规则：不能跳过未看的部分、按章节顺序学习、弹幕',
      en: 'Choose how learners go through a course: without skipping ahead, chapter by chapter, with bullet comments',
    },
    input: z.object({ courseId: idInBody(), ...studyRules }),
    answer: z.object(studyRules),
    errors: [courseErrors.notFound, courseErrors.notTeacher],
  }),
}
