import { z } from 'zod'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { classErrors as errors } from './errors.ts'
import { groupForm, inviteForm, numberForm } from './forms.ts'
import { classRoles, groupsMost, memberSorts, memberStates, studentsMost } from './limits.ts'
import { classHead, person } from './schemas.ts'

/** The part of the contract about the people of a class. */

const ofClass = { classId: idInBody() }
const member = { ...ofClass, userId: idInBody() }
const act = { method: 'POST', access: 'teacher', answer: z.object({}) } as const
const asTeacher = [errors.unknown, errors.notTeacher, errors.archived]
const people = z.array(idInBody()).min(1).max(studentsMost)

const row = person.extend({
  role: z.enum(classRoles),
  /** Requests are not in the list. */
  state: z.enum(memberStates),
  /** For those who look after the class, and one’s own. */
  number: z.string().nullable(),
  /** Another student of the class has this number too. For those who look after the class. */
  sameNumber: z.boolean(),
  groupId: z.int().nullable(),
  group: z.string().nullable(),
  since: z.iso.datetime(),
  isMe: z.boolean(),
  can: z.object({ remove: canSchema }),
})
export type ClassMember = z.output<typeof row>

const group = z.object({ groupId: z.int(), name: z.string(), students: z.int() })
export type ClassGroup = z.output<typeof group>

export const memberApi = {
  getMembers: endpoint({
    method: 'GET',
    path: 'Class/GetMembers',
    access: 'login',
    summary: { zh: '查看班级成员', en: 'List the people of a class' },
    input: z.object({
      classId: idInQuery(),
      keyword: keywordInQuery,
      role: z.enum(classRoles).optional(),
      /** 'none' – students without a group. */
      group: z
        .string()
        .regex(/^(none|[1-9]\d{0,8})$/)
        .optional(),
      sort: z.enum(memberSorts).default('number'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...classHead,
      ...listOf(row),
      groups: z.array(group),
      students: z.int(),
      ungrouped: z.int(),
      /** People of the roster, and those of them who are not in the class; null without a roster, and for students. */
      roster: z.object({ all: z.int(), missing: z.int() }).nullable(),
      can: z.object({ manage: canSchema, lookAfter: canSchema, own: canSchema }),
    }),
    errors: [errors.unknown],
  }),
  invite: endpoint({
    ...act,
    path: 'Class/Invite',
    summary: {
      zh: '邀请合作教师或助教',
      en: 'Invite a co-teacher or an assistant by username, phone or e-mail',
    },
    input: z.object({ ...ofClass, ...inviteForm.shape }),
    errors: [
      ...[...asTeacher, errors.notOwner],
      ...[errors.noPerson, errors.noTeacher, errors.isMember, errors.staffFull],
    ],
    repeatable: true,
    perMinute: 10,
  }),
  answerInvitation: endpoint({
    ...act,
    access: 'login',
    path: 'Class/AnswerInvitation',
    summary: {
      zh: '答复班级邀请',
      en: 'Accept or decline an invitation to co-teach a class or to assist in it',
    },
    input: z.object({ ...ofClass, accept: z.boolean() }),
    errors: [errors.notInvited],
  }),
  removeMembers: endpoint({
    ...act,
    path: 'Class/RemoveMembers',
    summary: { zh: '移除班级成员', en: 'Remove people from a class, or withdraw invitations' },
    input: z.object({ ...ofClass, userIds: people }),
    answer: z.object({ removed: z.int() }),
    errors: [...asTeacher, errors.notOwner, errors.isOwner],
    repeatable: true,
  }),
  setNumber: endpoint({
    ...act,
    path: 'Class/SetNumber',
    summary: { zh: '设置学号', en: 'Set the student number of a student' },
    input: z.object({ ...member, ...numberForm.shape }),
    errors: [...asTeacher, errors.notMember],
    repeatable: true,
  }),
  createGroup: endpoint({
    ...act,
    path: 'Class/CreateGroup',
    summary: { zh: '新建分组', en: 'Create a group of students' },
    input: z.object({ ...ofClass, ...groupForm.shape }),
    answer: z.object({ groupId: z.int() }),
    errors: [...asTeacher, errors.groupExists, errors.groupsFull],
  }),
  renameGroup: endpoint({
    ...act,
    path: 'Class/RenameGroup',
    summary: { zh: '重命名分组', en: 'Rename a group' },
    input: z.object({ ...ofClass, groupId: idInBody(), ...groupForm.shape }),
    errors: [...asTeacher, errors.noGroup, errors.groupExists],
    repeatable: true,
  }),
  deleteGroup: endpoint({
    ...act,
    path: 'Class/DeleteGroup',
    summary: { zh: '删除分组', en: 'Delete a group; its students stay in the class' },
    input: z.object({ ...ofClass, groupId: idInBody() }),
    errors: asTeacher,
    repeatable: true,
  }),
  setGroup: endpoint({
    ...act,
    path: 'Class/SetGroup',
    summary: { zh: '调整学生分组', en: 'Put students into a group; null takes them out' },
    input: z.object({ ...ofClass, userIds: people, groupId: idInBody().nullable() }),
    errors: [...asTeacher, errors.noGroup],
    repeatable: true,
  }),
  drawGroups: endpoint({
    ...act,
    path: 'Class/DrawGroups',
    summary: {
      zh: '随机分组',
      en: 'Put all students into so many groups of equal size at random, in place of the present groups',
    },
    input: z.object({ ...ofClass, count: z.int().min(2).max(groupsMost) }),
    errors: [...asTeacher, errors.tooFewStudents],
    perMinute: 30,
  }),
}
