import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { ownErrors as errors } from './own-errors.ts'

/** The part of the contract about co-teachers and the ownership of a course. */

export const staffMost = 20
const rights = {
  mayEdit: z.boolean().default(true),
  /** To submit, publish and release. */
  mayRelease: z.boolean().default(false),
  maySeeLearners: z.boolean().default(false),
}
const person = z.object({ userId: z.int(), name: z.string() })
const member = { courseId: idInBody(), userId: idInBody() }
const act = { method: 'POST', access: 'teacher', answer: z.object({}) } as const

export const staffApi = {
  getTeachers: endpoint({
    method: 'GET',
    path: 'Authoring/GetTeachers',
    access: 'teacher',
    summary: {
      zh: '查看课程的合作教师',
      en: 'List the owner and the co-teachers of a course, with their rights',
    },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({
      courseId: z.int(),
      owner: person.nullable(),
      members: z.array(
        person.extend({
          mayEdit: z.boolean(),
          mayRelease: z.boolean(),
          maySeeLearners: z.boolean(),
          invitedAt: z.iso.datetime(),
          /** Null until the invitation is accepted. */
          acceptedAt: z.iso.datetime().nullable(),
          isMe: z.boolean(),
        }),
      ),
      /** The teacher to whom the course is offered. */
      transferTo: person.nullable(),
      can: z.object({ manage: canSchema, leave: canSchema }),
    }),
    errors: [errors.unknown, errors.deleted],
  }),
  inviteTeacher: endpoint({
    ...act,
    path: 'Authoring/InviteTeacher',
    perMinute: 30,
    summary: { zh: '邀请合作教师', en: 'Invite a teacher to work on a course, with rights' },
    input: z.object({ ...member, ...rights }),
    errors: [
      ...[errors.unknown, errors.deleted, errors.notOwner],
      ...[errors.noTeacher, errors.isOwner, errors.tooMany],
    ],
    repeatable: true,
  }),
  setRights: endpoint({
    ...act,
    path: 'Authoring/SetRights',
    summary: { zh: '更改合作教师的权限', en: 'Change the rights of a co-teacher' },
    input: z.object({
      ...member,
      mayEdit: z.boolean(),
      mayRelease: z.boolean(),
      maySeeLearners: z.boolean(),
    }),
    errors: [errors.unknown, errors.deleted, errors.notOwner, errors.notMember],
    repeatable: true,
  }),
  removeTeacher: endpoint({
    ...act,
    path: 'Authoring/RemoveTeacher',
    summary: { zh: '移除合作教师', en: 'Remove a co-teacher, or withdraw an invitation' },
    input: z.object(member),
    errors: [errors.unknown, errors.deleted, errors.notOwner, errors.notMember],
  }),
  answerInvitation: endpoint({
    ...act,
    path: 'Authoring/AnswerInvitation',
    summary: { zh: '答复合作邀请', en: 'Accept or decline an invitation to co-teach' },
    input: z.object({ courseId: idInBody(), accept: z.boolean() }),
    errors: [errors.notMember],
  }),
  leaveCourse: endpoint({
    ...act,
    path: 'Authoring/LeaveCourse',
    summary: { zh: '退出课程合作', en: 'Leave a course as its co-teacher' },
    input: z.object({ courseId: idInBody() }),
    errors: [errors.unknown, errors.notMember],
  }),
  offerCourse: endpoint({
    ...act,
    path: 'Authoring/OfferCourse',
    perMinute: 30,
    summary: {
      zh: '转让课程',
      en: 'Offer a course to another teacher, who becomes its owner by accepting; null withdraws the offer',
    },
    input: z.object({ courseId: idInBody(), userId: idInBody().nullable() }),
    errors: [errors.unknown, errors.deleted, errors.notOwner, errors.noTeacher, errors.isOwner],
    repeatable: true,
  }),
  answerTransfer: endpoint({
    ...act,
    path: 'Authoring/AnswerTransfer',
    summary: { zh: '答复课程转让', en: 'Take over a course that is offered, or decline it' },
    input: z.object({ courseId: idInBody(), accept: z.boolean() }),
    errors: [errors.noTransfer, errors.notVerified],
  }),
}
