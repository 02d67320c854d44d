import { type Locale, withLocale } from '#src/shared/locale.ts'

type Query = Record<string, string | number | undefined>
type Id = number | string
export type CourseArea = 'premium' | 'open'
type CourseRef = { courseId: Id; kind: CourseArea }

const area = (kind: CourseArea) => (kind === 'open' ? '/smooc' : '/course')

function path(locale: Locale, rest: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  return withLocale(locale, rest) + (search === '' ? '' : `?${search}`)
}

const fixed = (rest: string) => (locale: Locale) => path(locale, rest)
const withQuery = (rest: string) => (locale: Locale, query?: Query) => path(locale, rest, query)

/** The address of every page. A screen never writes one by hand. */
export const paths = {
  home: fixed('/'),
  login: (locale: Locale, redirect?: string) => path(locale, '/auth/login', { redirect }),
  register: (locale: Locale, redirect?: string) => path(locale, '/auth/register', { redirect }),
  forget: (locale: Locale, redirect?: string) => path(locale, '/auth/forget', { redirect }),
  about: fixed('/info/about'),
  contact: fixed('/info/contact'),
  helper: fixed('/info/helper'),
  common: fixed('/common'),
  articles: withQuery('/common/articles'),
  article: (locale: Locale, articleId: Id) => path(locale, `/common/articles/${articleId}`),
  certs: fixed('/common/certs'),
  pendingCerts: fixed('/common/certs/pending'),
  officePreview: withQuery('/common/office_preview'),
  userCollect: fixed('/common/user_collect'),
  tasks: withQuery('/actual_task'),
  task: (locale: Locale, taskId: Id, tab?: 'comment') =>
    path(locale, `/actual_task/${taskId}${tab ? `/${tab}` : ''}`),
  assignments: fixed('/assignment'),
  assignment: (locale: Locale, assignmentId: Id) => path(locale, `/assignment/${assignmentId}`),
  manageAssignments: fixed('/assignment/manage'),
  courses: (locale: Locale, kind: CourseArea) => path(locale, area(kind)),
  courseList: (locale: Locale, kind: CourseArea, query?: Query) =>
    path(locale, `${area(kind)}/list`, query),
  course: (
    locale: Locale,
    course: CourseRef,
    tab?: 'intro' | 'catalog' | 'comment',
    query?: Query,
  ) => path(locale, `${area(course.kind)}/${course.courseId}${tab ? `/${tab}` : ''}`, query),
  manageCourses: (locale: Locale, kind: CourseArea) => path(locale, `${area(kind)}/manage`),
  createCourse: (locale: Locale, kind: CourseArea) => path(locale, `${area(kind)}/manage/create`),
  editCourse: (locale: Locale, course: CourseRef, part: 'edit' | 'chapter' | 'content') =>
    path(locale, `${area(course.kind)}/manage/${course.courseId}/${part}`),
  myCourses: (locale: Locale, kind: CourseArea, query?: Query) =>
    path(locale, `${area(kind)}/mine`, query),
  study: (locale: Locale, kind: CourseArea, courseId: Id, resourceId?: Id) =>
    path(
      locale,
      `${area(kind)}/study/${courseId}${resourceId === undefined ? '' : `/${resourceId}`}`,
    ),
  semester: (locale: Locale, semesterId: Id) =>
    path(locale, `/smooc/study/semesters/${semesterId}`),
  interaction: (locale: Locale, courseId: Id) => path(locale, `/interaction/${courseId}`),
  manageInteractions: fixed('/interaction/manage'),
  classes: fixed('/sclass'),
  shared: fixed('/shared'),
  managePackages: fixed('/shared/manage/packages'),
  manageResources: fixed('/shared/manage/resources'),
  myPackages: fixed('/shared/manage/packages/mine'),
  myResources: fixed('/shared/manage/resources/mine'),
  packages: withQuery('/shared/package'),
  package: (
    locale: Locale,
    packageId: Id,
    tab?: 'catalog' | 'comment' | 'material' | 'task' | 'video',
  ) => path(locale, `/shared/package/${packageId}${tab ? `/${tab}` : ''}`),
  packageResource: (locale: Locale, packageId: Id, resourceId: Id) =>
    path(locale, `/shared/package/${packageId}/resource/${resourceId}`),
  resources: withQuery('/shared/resource'),
  resource: (locale: Locale, resourceId: Id) => path(locale, `/shared/resource/${resourceId}`),
  sports: withQuery('/sport'),
  sport: (locale: Locale, id: Id) => path(locale, `/sport/${id}`),
  sportReward: (locale: Locale, id: Id) => path(locale, `/sport/${id}/reword`),
  textbooks: withQuery('/textbook'),
  manageTextbooks: fixed('/textbook/manage'),
  editTextbook: (locale: Locale, textbookId: Id) => path(locale, `/textbook/manage/${textbookId}`),
  editTextbookChapters: (locale: Locale, textbookId: Id) =>
    path(locale, `/textbook/manage/${textbookId}/chapter`),
  accounts: fixed('/user/accounts'),
  messages: withQuery('/user/messages'),
  password: fixed('/user/password'),
  profiles: fixed('/user/profiles'),
  questionBank: fixed('/user/question_bank'),
  role: (locale: Locale, redirect?: string) => path(locale, '/user/role', { redirect }),
  schedules: fixed('/user/schedules'),
  todos: fixed('/user/todos'),
  wrongQuestions: fixed('/user/wrong_question_banks'),
  reset: fixed('/auth/reset'),
  sessions: fixed('/user/sessions'),
  verification: fixed('/user/verification'),
  personalData: fixed('/user/personal_data'),
  messageSettings: fixed('/user/message_settings'),
  coins: withQuery('/user/coins'),
  admin: fixed('/admin'),
  adminVerifications: withQuery('/admin/verifications'),
  adminVerification: (locale: Locale, verificationId: Id) =>
    path(locale, `/admin/verifications/${verificationId}`),
  adminSchools: withQuery('/admin/schools'),
  adminPeople: withQuery('/admin/people'),
  adminPerson: (locale: Locale, userId: Id, query?: Query) =>
    path(locale, `/admin/people/${userId}`, query),
  adminAudit: withQuery('/admin/audit'),
  adminOutbox: withQuery('/admin/outbox'),
} as const
