import { classesPath } from './paths.ts'
import { type Both, both } from '#src/shared/locale.ts'
import type { IconName } from '#src/web/ui/icon.tsx'

/** One entry of a side menu. It appears where the server offers its page to the person. */
interface MenuEntry {
  /** As in the route table. */
  path: string
  label: Both
  icon: IconName
  /** The address of pages that belong to the entry although they stand elsewhere. */
  also?: string
}

export interface MenuGroup {
  /** Left out: the entries stand alone. */
  title?: Both
  entries: readonly MenuEntry[]
}

/** The personal centre: learning, teaching, account. */
// prettier-ignore
export const centerMenu: readonly MenuGroup[] = [
  { title: both('学习', 'Learning'), entries: [
    { path: '/user/todos', label: both('待办事项', 'To-dos'), icon: 'check-circle' },
    { path: '/course/mine', label: both('我的精品课程', 'My premium courses'), icon: 'course' },
    { path: '/smooc/mine', label: both('我的开放课程', 'My open courses'), icon: 'open-course' },
    { path: classesPath, label: both('我的班级', 'My classes'), icon: 'users' },
    { path: '/user/calendar', label: both('我的日历', 'My calendar'), icon: 'calendar' },
    { path: '/user/wrong_question_banks', label: both('错题集', 'Wrong-question set'), icon: 'quiz' },
    { path: '/user/notes', label: both('我的笔记', 'My notes'), icon: 'note' },
    { path: '/assignment/manage', label: both('我的实践', 'My practical work'), icon: 'edit' },
    { path: '/interaction/manage', label: both('我的互动', 'My interactions'), icon: 'question' },
    { path: '/common/certs', label: both('我的证书', 'My certificates'), icon: 'certificate' },
    { path: '/common/user_collect', label: both('我的收藏', 'My favourites'), icon: 'heart' },
    { path: '/shared/manage/resources/mine', label: both('我的资源', 'My resources'), icon: 'file' },
    { path: '/shared/manage/packages/mine', label: both('我的资源包', 'My packages'), icon: 'attachment' },
  ] },
  { title: both('教学', 'Teaching'), entries: [
    { path: '/user/files', label: both('我的文件', 'My files'), icon: 'folder' },
    { path: '/course/manage', label: both('精品课程管理', 'Manage premium courses'), icon: 'course' },
    { path: '/smooc/manage', label: both('开放课程管理', 'Manage open courses'), icon: 'open-course' },
    { path: '/textbook/manage', label: both('教材管理', 'Manage textbooks'), icon: 'note' },
    { path: '/user/question_bank', label: both('题库', 'Question bank'), icon: 'quiz' },
    { path: '/user/quizzes', label: both('测验管理', 'Manage quizzes'), icon: 'clock' },
    { path: '/shared/manage/resources', label: both('资源管理', 'Manage resources'), icon: 'file' },
    { path: '/shared/manage/packages', label: both('资源包管理', 'Manage packages'), icon: 'attachment' },
    { path: '/user/schedules', label: both('教学日历', 'Teaching calendar'), icon: 'calendar', also: '/user/calendar' },
  ] },
  { title: both('账号', 'Account'), entries: [
    { path: '/user/messages', label: both('消息', 'Messages'), icon: 'message' },
    { path: '/user/coins', label: both('我的金币', 'My coins'), icon: 'coin' },
    { path: '/user/profiles', label: both('个人资料', 'Profile'), icon: 'user' },
    { path: '/user/verification', label: both('教师认证', 'Teacher verification'), icon: 'certificate' },
    { path: '/user/accounts', label: both('账号绑定', 'Account binding'), icon: 'phone' },
    { path: '/user/password', label: both('修改密码', 'Change password'), icon: 'lock' },
    { path: '/user/sessions', label: both('登录设备', 'Devices'), icon: 'monitor' },
    { path: '/user/message_settings', label: both('消息设置', 'Message settings'), icon: 'bell' },
    { path: '/user/personal_data', label: both('个人数据', 'Personal data'), icon: 'shield' },
  ] },
]

/** The back office. */
// prettier-ignore
export const officeMenu: readonly MenuGroup[] = [
  { entries: [
    { path: '/admin', label: both('概览', 'Overview'), icon: 'speed' },
  ] },
  { title: both('审核', 'Review'), entries: [
    { path: '/admin/verifications', label: both('教师认证', 'Teacher verification'), icon: 'certificate' },
    { path: '/admin/courses', label: both('课程', 'Courses'), icon: 'course' },
    { path: '/admin/schools', label: both('学校', 'Schools'), icon: 'open-course' },
    { path: '/admin/reports', label: both('举报', 'Reports'), icon: 'flag' },
  ] },
  { title: both('内容', 'Content'), entries: [
    { path: '/admin/subjects', label: both('分类与专业', 'Categories and majors'), icon: 'outline' },
    { path: '/admin/certificates', label: both('证书', 'Certificates'), icon: 'certificate' },
    { path: '/admin/calendar', label: both('校历', 'Calendar'), icon: 'calendar' },
  ] },
  { title: both('服务', 'Support'), entries: [
    { path: '/admin/feedback', label: both('意见反馈', 'Feedback'), icon: 'edit' },
  ] },
  { title: both('账号', 'Accounts'), entries: [
    { path: '/admin/people', label: both('用户', 'People'), icon: 'users' },
  ] },
  { title: both('记录', 'Records'), entries: [
    { path: '/admin/audit', label: both('操作日志', 'Audit log'), icon: 'note' },
    { path: '/admin/storage', label: both('存储与处理', 'Storage'), icon: 'file' },
    { path: '/admin/outbox', label: both('发件箱', 'Outbox'), icon: 'message' },
  ] },
]
