import type { Both } from '#src/shared/locale.ts'

/** reviewer, admin – the back office: for administrators, the former also for reviewers. */
export type PageAccess = 'public' | 'login' | 'roleGuard' | 'reviewer' | 'admin'
export type LayoutName =
  | 'default'
  | 'default-greybg'
  | 'no-sidebar'
  | 'no-footer'
  | 'no-all'
  | 'user-center'
  | 'user-setting'
  | 'study'
  | 'articles'
  | 'admin'
  | 'none'

/** One page of the product. Without `file` it is still to be built: guarded, then an honest 404. */
export interface RouteRow {
  /** Without the locale. `:id?` may be missing; `:tab(a|b)?` is one of the words, or missing. */
  path: string
  title: Both
  access: PageAccess
  layout: LayoutName
  file?: string
  /** The query names the page reads: all that a visitor page's address may vary by. */
  query?: readonly string[]
}

const listQuery = [
  'keyword',
  'category',
  'difficulty',
  'payment',
  'language',
  'state',
  'sort',
  'page',
]
const t = (zh: string, en: string): Both => ({ zh, en })

/** The whole route table of the specification (section 2), in its order; then what it leaves to us. */
// prettier-ignore
export const routes: readonly RouteRow[] = [
  { path: '/', title: t('首页', 'Home'), access: 'public', layout: 'default', file: 'front/home/web/home-page.tsx' },
  { path: '/home', title: t('首页', 'Home'), access: 'public', layout: 'default', file: 'front/home/web/home-page.tsx' },
  { path: '/auth/login', title: t('登录', 'Sign in'), access: 'public', layout: 'no-footer', file: 'people/account/web/login-page.tsx', query: ['redirect'] },
  { path: '/auth/register', title: t('注册', 'Sign up'), access: 'public', layout: 'no-footer', file: 'people/account/web/register-page.tsx', query: ['redirect'] },
  { path: '/auth/forget', title: t('找回密码', 'Recover your password'), access: 'public', layout: 'no-footer', file: 'people/security/web/forget-page.tsx', query: ['redirect'] },
  { path: '/info/about', title: t('关于我们', 'About us'), access: 'public', layout: 'default', file: 'front/help/web/about-page.tsx' },
  { path: '/info/contact', title: t('联系我们', 'Contact us'), access: 'public', layout: 'default', file: 'front/help/web/contact-page.tsx' },
  { path: '/info/helper', title: t('帮助中心', 'Help'), access: 'public', layout: 'default', file: 'front/help/web/helper-page.tsx' },
  { path: '/common', title: t('综合', 'Overview'), access: 'public', layout: 'default' },
  { path: '/common/articles', title: t('活动', 'Activities'), access: 'public', layout: 'none', query: ['keyword', 'section', 'page'] },
  { path: '/common/articles/:articleId', title: t('活动详情', 'Article'), access: 'public', layout: 'none' },
  { path: '/common/certs', title: t('我的证书', 'My certificates'), access: 'login', layout: 'user-center' },
  { path: '/common/certs/pending', title: t('待领取的证书', 'Pending certificates'), access: 'login', layout: 'user-center' },
  { path: '/common/office_preview', title: t('课件预览', 'Courseware preview'), access: 'public', layout: 'none', query: ['file'] },
  { path: '/common/user_collect', title: t('我的收藏', 'My favourites'), access: 'login', layout: 'user-center' },
  { path: '/actual_task', title: t('实战任务', 'Practical tasks'), access: 'public', layout: 'default' },
  { path: '/actual_task/:actualTaskId', title: t('任务详情', 'Practical task'), access: 'public', layout: 'default' },
  { path: '/actual_task/:actualTaskId/comment', title: t('任务讨论区', 'Task discussion'), access: 'login', layout: 'default' },
  { path: '/assignment', title: t('实践作业', 'Assignments'), access: 'public', layout: 'default' },
  { path: '/assignment/:assignmentId', title: t('作业详情', 'Assignment'), access: 'public', layout: 'default' },
  { path: '/assignment/manage', title: t('我的实践', 'My practical work'), access: 'login', layout: 'user-center' },
  { path: '/course', title: t('精品课程', 'Premium courses'), access: 'public', layout: 'default', file: 'learning/course/web/course-home-page.tsx' },
  { path: '/course/list', title: t('精品课程列表', 'All premium courses'), access: 'public', layout: 'default-greybg', file: 'learning/course/web/course-list-page.tsx', query: listQuery },
  { path: '/course/:courseId/:tab(intro|catalog|comment)?', title: t('课程详情', 'Course'), access: 'public', layout: 'default', file: 'learning/course/web/course-page.tsx', query: ['sort', 'page'] },
  { path: '/course/manage', title: t('课程管理', 'Manage courses'), access: 'roleGuard', layout: 'user-center' },
  { path: '/course/manage/create', title: t('新建课程', 'Add a course'), access: 'roleGuard', layout: 'user-center' },
  { path: '/course/manage/:courseId/edit', title: t('编辑课程', 'Edit course'), access: 'roleGuard', layout: 'user-center' },
  { path: '/course/manage/:courseId/chapter', title: t('编辑章节', 'Edit chapters'), access: 'roleGuard', layout: 'user-center' },
  { path: '/course/manage/:courseId/content', title: t('编辑内容', 'Edit content'), access: 'roleGuard', layout: 'user-center' },
  { path: '/course/mine', title: t('我的精品课程', 'My premium courses'), access: 'login', layout: 'user-center', file: 'learning/study/web/my-courses-page.tsx', query: ['state', 'keyword', 'sort', 'page'] },
  { path: '/course/study/:courseId/:resourceId?', title: t('学习课程', 'Study'), access: 'login', layout: 'none', file: 'learning/study/web/study-page.tsx' },
  { path: '/interaction/:courseId', title: t('教学互动', 'Teacher interaction'), access: 'roleGuard', layout: 'none' },
  { path: '/interaction/manage', title: t('我的互动', 'My interactions'), access: 'login', layout: 'user-center' },
  { path: '/sclass', title: t('我的班级', 'My classes'), access: 'login', layout: 'user-center' },
  { path: '/shared', title: t('资源共享', 'Shared resources'), access: 'public', layout: 'default' },
  { path: '/shared/manage/packages', title: t('管理资源包', 'Manage packages'), access: 'roleGuard', layout: 'user-center' },
  { path: '/shared/manage/resources', title: t('管理资源', 'Manage resources'), access: 'roleGuard', layout: 'user-center' },
  { path: '/shared/manage/packages/mine', title: t('我的资源包', 'My packages'), access: 'login', layout: 'user-center' },
  { path: '/shared/manage/resources/mine', title: t('我的资源', 'My resources'), access: 'login', layout: 'user-center' },
  { path: '/shared/package', title: t('资源包', 'Packages'), access: 'public', layout: 'default-greybg', query: ['keyword', 'sort', 'page'] },
  { path: '/shared/package/:packageId/:tab(catalog|comment|material|task|video)?', title: t('资源包详情', 'Package'), access: 'public', layout: 'default' },
  { path: '/shared/package/:packageId/resource/:resourceId', title: t('资源包内的资源', 'Resource in a package'), access: 'public', layout: 'default' },
  { path: '/shared/resource', title: t('资源', 'Resources'), access: 'public', layout: 'default-greybg', query: ['keyword', 'sort', 'page'] },
  { path: '/shared/resource/:resourceId', title: t('资源详情', 'Resource'), access: 'login', layout: 'default' },
  { path: '/smooc', title: t('在线开放课程', 'Open courses'), access: 'public', layout: 'default', file: 'learning/course/web/course-home-page.tsx' },
  { path: '/smooc/list', title: t('开放课程列表', 'All open courses'), access: 'public', layout: 'default-greybg', file: 'learning/course/web/course-list-page.tsx', query: listQuery },
  { path: '/smooc/:courseId/:tab(intro|catalog|comment)?', title: t('开放课程详情', 'Open course'), access: 'public', layout: 'default', file: 'learning/course/web/course-page.tsx', query: ['sort', 'page'] },
  { path: '/smooc/manage', title: t('开放课程管理', 'Manage open courses'), access: 'roleGuard', layout: 'user-center' },
  { path: '/smooc/manage/create', title: t('新建开放课程', 'Add an open course'), access: 'roleGuard', layout: 'user-center' },
  { path: '/smooc/manage/:courseId/edit', title: t('编辑开放课程', 'Edit open course'), access: 'roleGuard', layout: 'user-center' },
  { path: '/smooc/manage/:courseId/chapter', title: t('编辑章节', 'Edit chapters'), access: 'roleGuard', layout: 'user-center' },
  { path: '/smooc/manage/:courseId/content', title: t('编辑内容', 'Edit content'), access: 'roleGuard', layout: 'user-center' },
  { path: '/smooc/mine', title: t('我的开放课程', 'My open courses'), access: 'login', layout: 'user-center', file: 'learning/study/web/my-courses-page.tsx', query: ['state', 'keyword', 'sort', 'page'] },
  { path: '/smooc/study/:courseId/:resourceId?', title: t('学习开放课程', 'Study'), access: 'login', layout: 'none', file: 'learning/study/web/study-page.tsx' },
  { path: '/smooc/study/semesters/:semesterId', title: t('开课学期', 'Semester'), access: 'login', layout: 'study' },
  { path: '/sport', title: t('技能竞赛', 'Skill competitions'), access: 'public', layout: 'default' },
  { path: '/sport/:id', title: t('竞赛详情', 'Competition'), access: 'public', layout: 'default' },
  { path: '/sport/:id/reword', title: t('竞赛奖励', 'Competition awards'), access: 'public', layout: 'default' },
  { path: '/test', title: t('测试页', 'Test page'), access: 'public', layout: 'default' },
  { path: '/textbook', title: t('教材', 'Textbooks'), access: 'public', layout: 'default' },
  { path: '/textbook/manage', title: t('教材管理', 'Manage textbooks'), access: 'roleGuard', layout: 'user-center' },
  { path: '/textbook/manage/:textbookId', title: t('编辑教材', 'Edit textbook'), access: 'roleGuard', layout: 'user-center' },
  { path: '/textbook/manage/:textbookId/chapter', title: t('编辑章节', 'Edit chapters'), access: 'roleGuard', layout: 'user-center' },
  { path: '/user/accounts', title: t('账号绑定', 'Account binding'), access: 'login', layout: 'user-setting', file: 'people/security/web/accounts-page.tsx' },
  { path: '/user/messages', title: t('消息', 'Messages'), access: 'login', layout: 'user-center', file: 'people/message/web/messages-page.tsx', query: ['state', 'kind', 'keyword', 'page'] },
  { path: '/user/password', title: t('修改密码', 'Change password'), access: 'login', layout: 'user-setting', file: 'people/security/web/password-page.tsx' },
  { path: '/user/profiles', title: t('个人资料', 'Profile'), access: 'login', layout: 'user-setting', file: 'people/profile/web/profile-page.tsx' },
  { path: '/user/question_bank', title: t('题库', 'Question bank'), access: 'roleGuard', layout: 'user-center' },
  { path: '/user/role', title: t('选择身份', 'Choose your role'), access: 'login', layout: 'no-footer', file: 'people/account/web/role-page.tsx', query: ['redirect'] },
  { path: '/user/schedules', title: t('教学日历', 'Teaching calendar'), access: 'roleGuard', layout: 'user-center' },
  { path: '/user/todos', title: t('待办事项', 'To-dos'), access: 'login', layout: 'user-center' },
  { path: '/user/wrong_question_banks', title: t('错题集', 'Wrong-question set'), access: 'login', layout: 'user-center' },

  { path: '/auth/reset', title: t('设置新密码', 'Set a new password'), access: 'public', layout: 'no-footer', file: 'people/security/web/reset-page.tsx' },
  { path: '/user/sessions', title: t('登录设备', 'Devices'), access: 'login', layout: 'user-setting', file: 'people/security/web/sessions-page.tsx' },
  { path: '/user/verification', title: t('教师认证', 'Teacher verification'), access: 'login', layout: 'user-setting', file: 'people/verification/web/verification-page.tsx' },
  { path: '/user/personal_data', title: t('个人数据', 'Personal data'), access: 'login', layout: 'user-setting', file: 'people/privacy/web/personal-data-page.tsx' },
  { path: '/user/message_settings', title: t('消息设置', 'Message settings'), access: 'login', layout: 'user-setting', file: 'people/message/web/message-settings-page.tsx' },
  { path: '/user/coins', title: t('我的金币', 'My coins'), access: 'login', layout: 'user-center', file: 'money/coins/web/coins-page.tsx', query: ['month', 'direction', 'page'] },
  { path: '/admin', title: t('管理后台', 'Back office'), access: 'reviewer', layout: 'admin', file: 'office/overview/web/admin-home-page.tsx' },
  { path: '/admin/verifications', title: t('教师认证审核', 'Teacher verification'), access: 'reviewer', layout: 'admin', query: ['status', 'keyword', 'provinceId', 'sort', 'page'], file: 'people/verification/web/verification-queue-page.tsx' },
  { path: '/admin/verifications/:verificationId', title: t('审核申请', 'Review an application'), access: 'reviewer', layout: 'admin', file: 'people/verification/web/verification-review-page.tsx' },
  { path: '/admin/schools', title: t('学校', 'Schools'), access: 'reviewer', layout: 'admin', query: ['status', 'keyword', 'provinceId', 'page'], file: 'people/verification/web/schools-page.tsx' },
  { path: '/admin/people', title: t('用户', 'People'), access: 'admin', layout: 'admin', file: 'office/people/web/people-page.tsx', query: ['keyword', 'role', 'customRole', 'verification', 'state', 'provinceId', 'sort', 'page'] },
  { path: '/admin/people/:userId', title: t('用户详情', 'Person'), access: 'admin', layout: 'admin', file: 'office/people/web/person-page.tsx', query: ['tab', 'page'] },
  { path: '/admin/audit', title: t('操作日志', 'Audit log'), access: 'admin', layout: 'admin', file: 'office/audit/web/audit-page.tsx', query: ['keyword', 'action', 'userId', 'actorId', 'subjectUserId', 'from', 'to', 'page'] },
  { path: '/admin/outbox', title: t('发件箱', 'Outbox'), access: 'admin', layout: 'admin', file: 'office/outbox/web/outbox-page.tsx', query: ['channel', 'status', 'keyword', 'template', 'page'] },
]

/** Whether the row's screen is there. */
export const isBuilt = (row: RouteRow): row is RouteRow & { file: string } => row.file !== undefined
