import type { BeginPicture } from '#src/features/learning/interaction/web/use-pictures.ts'
import { api } from '#src/web/api.ts'
import { discussionApi } from '../contract.ts'

/** The pictures of topics, replies and comments of a class. */
export const beginIn =
  (classId: number): BeginPicture =>
  (picture, options) =>
    api(discussionApi.beginPicture, { classId, ...picture }, options)
