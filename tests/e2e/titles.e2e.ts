import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { routes } from '#src/app/pages.ts'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { choiceOf, saved } from '#src/features/content/bank/test-bank.ts'
import { exchangeApi } from '#src/features/content/exchange/contract.ts'
import { publishedTextbook } from '#src/features/content/textbook/test-textbooks.ts'
import { homeText } from '#src/features/front/home/web/home-text.ts'
import { feedbackApi } from '#src/features/front/feedback/contract.ts'
import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { discussionApi } from '#src/features/learning/discussion/contract.ts'
import { lessonApi } from '#src/features/learning/lesson/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { settings } from '#src/features/learning/homework/test-settings.ts'
import { peerApi } from '#src/features/learning/peer/contract.ts'
import { gradebookApi } from '#src/features/learning/gradebook/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { repairApi } from '#src/features/learning/repair/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { semesterApi } from '#src/features/learning/semester/contract.ts'
import { approvalApi } from '#src/features/learning/approval/contract.ts'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { verificationApi } from '#src/features/people/verification/contract.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import type { RouteRow } from '#src/shared/page-row.ts'
import { escaped, expect, type Person, test } from '#tests/browser.ts'
import { giveFile } from '#tests/browser/files.ts'
import { findCourse } from '#tests/browser/school.ts'
import { onDesktops } from '#tests/browser/screens.ts'

const site = { zh: '远帆学堂', en: 'Farsail' }
const film = new URL('../../src/features/content/film/fixtures/plain.mp4', import.meta.url)
const built = routes.filter(({ file }) => file !== undefined)
const isHome = ({ path }: RouteRow) => path === '/' || path === '/home'
/** Signing in and a first lesson are for visitors, and choosing a role for people without one: others are led on. */
const isBefore = ({ path }: RouteRow) =>
  ['/auth/login', '/sclass/first', '/user/role'].includes(path)

const exactly = (title: string) => new RegExp(`^${escaped(title)}$`)

/** Gives a person a practice set, of a question that the person has missed in a course of another teacher. */
async function givenRepair(
  person: Person,
  teacher: Person,
  quiz: { courseId: number; itemId: number },
): Promise<number> {
  const { courseId } = quiz
  await person.call(courseApi.join, { courseId, fee: 0 })
  const { attemptId, questions } = await person.call(studyApi.startQuiz, quiz)
  const { questionId } = questions[0]!
  const answer = { type: 'trueFalse' as const, value: false }
  await person.call(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
  await person.call(quizApi.handIn, { attemptId })
  const given = { courseId, title: '考前再练', dueOn: null, questionIds: [questionId] }
  return (await teacher.call(repairApi.give, given)).setId
}

/** Chinese pages are opened, so that each shows a heading and none complains; of English ones the HTML is read. */
async function expectTitle(
  { page, locale, address }: { page: Page; locale: Locale; address: string },
  title: RegExp,
) {
  if (locale === 'zh-CN') {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    return expect(page, address).toHaveTitle(title)
  }
  const html = await (await page.request.get(address)).text()
  const read = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
  expect(read.replaceAll('&amp;', '&'), address).toMatch(title)
}

test(
  'every page has the title of its row',
  onDesktops,
  async ({ page, at, enter, say, locale }) => {
    test.slow()
    const titleOf = (row: RouteRow) =>
      `${isHome(row) ? say(homeText).title : pick(row.title, locale)} - ${pick(site, locale)}`
    const rows = built.filter(({ path }) => !path.includes(':'))
    expect(rows.length).toBeGreaterThan(30)

    await page.goto(at('/auth/login'))
    await expect(page).toHaveTitle(titleOf(rows.find(({ path }) => path === '/auth/login')!))
    await enter({ role: '0' })
    await page.goto(at('/user/role'))
    await expect(page).toHaveTitle(titleOf(rows.find(({ path }) => path === '/user/role')!))
    await enter({ role: '2', customRoles: ['admin', 'reviewer'] })
    for (const row of rows.filter((one) => !isBefore(one))) {
      await expectTitle({ page, locale, address: at(row.path) }, exactly(titleOf(row)))
    }
  },
)

test(
  'a page of one thing is titled by it',
  onDesktops,
  async ({ page, at, enter, newPerson, call, locale, request, newQuiz, expected }) => {
    // A code that no certificate has.
    expected.push(/404.*\/verify\/1/)
    const person = await enter({ role: '2', customRoles: ['admin', 'reviewer'] })
    const course = await findCourse(call, locale, 'business-correspondence')
    const ofCourse = escaped(course.name)
    const [feedback] = (await person.call(feedbackApi.getFeedbackList, {})).items
    const [application] = (await person.call(verificationApi.getVerifications, {})).items
    const [submission] = (await person.call(approvalApi.getSubmissions, { status: 'all' })).items
    const made = await person.call(authoringApi.createCourse, { kind: 'premium', name: '出口报价' })
    const midterm = await newQuiz({ ownerId: person.id, name: '期中测验', settings: {} })
    const { quizId } = midterm
    const learner = await newPerson({})
    await learner.call(courseApi.join, { courseId: midterm.courseId, fee: 0 })
    const attempt = await learner.call(studyApi.startQuiz, midterm)
    await learner.call(quizApi.handIn, attempt)
    const answered = attempt.questions[0]!.questionId
    const teacher = await newPerson({ role: '2', isVerified: true })
    const short = await newQuiz({ ownerId: teacher.id, name: '小测', settings: {} })
    const setId = await givenRepair(person, teacher, short)
    const { attempts } = await person.call(quizApi.getAttempts, { quizId: short.quizId })
    const inClass = { name: '国贸一班', yearFrom: '2026', semester: 'full' as const }
    const { classId } = await teacher.call(classApi.create, inClass)
    const { announcementId } = await teacher.call(announcementApi.create, {
      ...{ classId, key: '0'.repeat(32), title: '停课通知', body: '<p>停课</p>' },
      ...{ pinned: false, publishAt: null },
    })
    const { topicId } = await teacher.call(discussionApi.create, {
      ...{ classId, key: '0'.repeat(32), title: '运费怎么算', body: '<p>求助</p>', pictures: [] },
    })
    const invitation = { classId, who: person.username, role: 'coTeacher' as const }
    await teacher.call(classApi.invite, invitation)
    await person.call(classApi.answerInvitation, { classId, accept: true })
    const { lessonId } = await teacher.call(lessonApi.begin, { classId })
    const joined = await teacher.call(classApi.create, inClass)
    const { code } = (await teacher.call(classApi.getClass, joined)).code!
    await person.call(classApi.join, { code })
    const setIn = async (of: { classId: number }) =>
      (
        await teacher.call(homeworkApi.save, {
          ...{ ...of, homeworkId: null, key: 'a'.repeat(32), publish: true },
          homework: settings(),
        })
      ).homeworkId
    const [homeworkId, ownHomeworkId] = [await setIn({ classId }), await setIn(joined)]
    const round = { reviews: 3, days: 7, anonymous: true, wordsRequired: false }
    await teacher.call(peerApi.set, { homeworkId: ownHomeworkId, round })
    const student = await newPerson({ role: '1', realName: '林晓舟' })
    const ofClass = (await teacher.call(classApi.getClass, { classId })).code!
    await student.call(classApi.join, { code: ofClass.code })
    await teacher.call(gradebookApi.create, { classId })
    const text = await readFile(film)
    const userFileId = await giveFile(request, person, { name: '装船.mp4', text })
    const { questionId } = await person.call(bankApi.createQuestion, {
      ...saved(choiceOf('<p>提单的作用</p>')),
      folderId: null,
    })
    const source = { kind: 'text' as const, text: 'x' }
    const { importId } = await person.call(exchangeApi.beginImport, { source })
    const { textbookId } = await publishedTextbook(person.call as never)
    const [open] = (await person.call(courseApi.getList, { kind: 'open' })).items
    const { semesters } = await person.call(semesterApi.getSemesters, open!)
    await person.call(courseApi.join, { courseId: course.courseId, fee: course.fee })
    const progress = ['course', 'smooc'].flatMap((area): [string, [string, string]][] => [
      [
        `/${area}/study/:courseId/progress`,
        [`/${area}/study/${course.courseId}/progress`, `(?:学习进度|My progress) · ${ofCourse}`],
      ],
      [
        `/${area}/manage/:courseId/progress/figures`,
        [
          `/${area}/manage/${course.courseId}/progress/figures`,
          `(?:学习进度图表|Progress in figures) · ${ofCourse}`,
        ],
      ],
      [
        `/${area}/manage/:courseId/progress`,
        [
          `/${area}/manage/${course.courseId}/progress`,
          `(?:学习进度|Progress of learners) · ${ofCourse}`,
        ],
      ],
    ])
    const own = (area: string, path: string): [string, [path: string, title: string]] => [
      `/${area}/manage/:courseId/${path}`,
      [`/${area}/manage/${made.courseId}/${path}`, '.+出口报价'],
    ]
    const authored = ['course', 'smooc'].flatMap((area) =>
      ['edit', 'chapter', 'content', 'check', 'preview', 'teachers', 'translations'].map((path) =>
        own(area, path),
      ),
    )
    const things: Record<string, [path: string, title: string]> = {
      ...Object.fromEntries(progress),
      ...Object.fromEntries(authored),
      '/textbook/manage/:textbookId/translations': [
        `/textbook/manage/${textbookId}/translations`,
        locale === 'zh-CN' ? '翻译：国际贸易实务' : 'Translations: 国际贸易实务',
      ],
      '/textbook/manage/:textbookId/preview': [
        `/textbook/manage/${textbookId}/preview`,
        locale === 'zh-CN' ? '预览：国际贸易实务' : 'Preview: 国际贸易实务',
      ],
      '/textbook/manage/:textbookId/check': [
        `/textbook/manage/${textbookId}/check`,
        locale === 'zh-CN' ? '发布前检查：国际贸易实务' : 'Check: 国际贸易实务',
      ],
      '/textbook/manage/:textbookId/chapter': [
        `/textbook/manage/${textbookId}/chapter`,
        locale === 'zh-CN' ? '章节：国际贸易实务' : 'Chapters: 国际贸易实务',
      ],
      '/textbook/manage/:textbookId': [
        `/textbook/manage/${textbookId}`,
        locale === 'zh-CN' ? '编辑教材：国际贸易实务' : 'Edit textbook: 国际贸易实务',
      ],
      '/user/quizzes/:quizId/marking': [
        `/user/quizzes/${quizId}/marking`,
        '(?:人工评分|Marking) · 期中测验',
      ],
      '/user/quizzes/:quizId/remarking': [
        `/user/quizzes/${quizId}/remarking`,
        '(?:重新评分|Mark again) · 期中测验',
      ],
      '/user/quizzes/:quizId/remarking/:questionId': [
        `/user/quizzes/${quizId}/remarking/${answered}`,
        '(?:重新评分|Mark again) · 期中测验',
      ],
      '/user/quizzes/:quizId/analysis': [
        `/user/quizzes/${quizId}/analysis`,
        '(?:试卷分析|Test analysis) · 期中测验',
      ],
      '/user/quizzes/:quizId/analysis/:questionId': [
        `/user/quizzes/${quizId}/analysis/${answered}`,
        '(?:试卷分析|Test analysis) · 期中测验',
      ],
      '/sclass/:classId/roster': [`/sclass/${classId}/roster`, '(?:花名册|Roster) · 国贸一班'],
      '/sclass/:classId/roster/import': [
        `/sclass/${classId}/roster/import`,
        '(?:导入花名册|Import a roster) · 国贸一班',
      ],
      '/sclass/:classId/first-lesson': [
        `/sclass/${classId}/first-lesson`,
        '(?:首次上课|First lesson) · 国贸一班',
      ],
      '/sclass/:classId/homework/:homeworkId/edit': [
        `/sclass/${classId}/homework/${homeworkId}/edit`,
        '(?:编辑作业|Edit homework) · 国贸一班',
      ],
      '/sclass/:classId/homework/:homeworkId/similar': [
        `/sclass/${classId}/homework/${homeworkId}/similar`,
        '(?:文字相似的作业|Similar texts) · 商业发票 · 国贸一班',
      ],
      '/sclass/:classId/homework/:homeworkId': [
        `/sclass/${classId}/homework/${homeworkId}`,
        '商业发票 · 国贸一班',
      ],
      '/sclass/:classId/homework/:homeworkId/peers': [
        `/sclass/${classId}/homework/${homeworkId}/peers`,
        '(?:互评|Peer round) · 商业发票 · 国贸一班',
      ],
      '/assignment/:assignmentId/peers': [
        `/assignment/${ownHomeworkId}/peers`,
        '(?:互评|Peer reviews) · 商业发票',
      ],
      '/sclass/:classId/homework/new': [
        `/sclass/${classId}/homework/new`,
        '(?:布置作业|Set homework) · 国贸一班',
      ],
      '/sclass/:classId/homework': [`/sclass/${classId}/homework`, '(?:作业|Homework) · 国贸一班'],
      '/assignment/:assignmentId': [`/assignment/${ownHomeworkId}`, '商业发票'],
      '/sclass/:classId': [`/sclass/${classId}`, '国贸一班'],
      '/sclass/:classId/notes': [`/sclass/${classId}/notes`, '(?:笔记|Notes) · 国贸一班'],
      '/sclass/:classId/announcements': [
        `/sclass/${classId}/announcements`,
        '(?:公告|Announcements) · 国贸一班',
      ],
      '/sclass/:classId/announcements/:announcementId': [
        `/sclass/${classId}/announcements/${announcementId}`,
        '停课通知 · 国贸一班',
      ],
      '/sclass/:classId/discussion': [
        `/sclass/${classId}/discussion`,
        '(?:讨论|Discussion) · 国贸一班',
      ],
      '/sclass/:classId/discussion/:topicId': [
        `/sclass/${classId}/discussion/${topicId}`,
        '运费怎么算 · 国贸一班',
      ],
      '/sclass/:classId/courses': [`/sclass/${classId}/courses`, '(?:课程|Courses) · 国贸一班'],
      '/sclass/:classId/materials': [
        `/sclass/${classId}/materials`,
        '(?:资料|Materials) · 国贸一班',
      ],
      '/sclass/:classId/members': [`/sclass/${classId}/members`, '(?:成员|People) · 国贸一班'],
      '/sclass/:classId/schedule': [`/sclass/${classId}/schedule`, '(?:课表|Timetable) · 国贸一班'],
      '/sclass/:classId/history': [`/sclass/${classId}/history`, '(?:变动记录|History) · 国贸一班'],
      '/sclass/:classId/gradebook': [
        `/sclass/${classId}/gradebook`,
        '(?:成绩册|Gradebook) · 国贸一班',
      ],
      '/sclass/:classId/gradebook/history': [
        `/sclass/${classId}/gradebook/history`,
        '(?:成绩修改记录|History of grades) · 国贸一班',
      ],
      '/sclass/:classId/gradebook/students/:userId': [
        `/sclass/${classId}/gradebook/students/${student.id}`,
        '(?:.+的成绩|Grades of .+) · 国贸一班',
      ],
      '/sclass/:classId/code': [`/sclass/${classId}/code`, '(?:班级二维码|QR code) · 国贸一班'],
      '/sclass/:classId/lessons/:lessonId': [
        `/sclass/${classId}/lessons/${lessonId}`,
        '(?:课堂|Lesson) · 国贸一班',
      ],
      '/sclass/:classId/lessons/:lessonId/roll': [
        `/sclass/${classId}/lessons/${lessonId}/roll`,
        '(?:签到名单|Roll) · 国贸一班',
      ],
      '/sclass/:classId/check-in': [`/sclass/${classId}/check-in`, '(?:签到|Check in)'],
      '/sclass/:classId/leave': [`/sclass/${classId}/leave`, '(?:请假|Leave) · 国贸一班'],
      '/sclass/:classId/attendance': [
        `/sclass/${classId}/attendance`,
        '(?:考勤|Attendance) · 国贸一班',
      ],
      '/interaction/:courseId': [
        `/interaction/${midterm.courseId}`,
        '(?:教学互动|Teacher interaction) · 期中测验',
      ],
      '/user/quizzes/:quizId': [`/user/quizzes/${quizId}`, '期中测验'],
      '/user/quiz_results/:attemptId': [
        `/user/quiz_results/${attempts[0]!.attemptId}`,
        '(?:我的成绩分析|My result in figures) · 小测',
      ],
      '/user/wrong_question_banks/sets/:setId': [
        `/user/wrong_question_banks/sets/${setId}`,
        '(?:巩固练习|Practice sets) · 考前再练',
      ],
      '/textbook/:textbookId': [`/textbook/${textbookId}`, '国际贸易实务'],
      '/course/:courseId': [`/course/${course.courseId}`, ofCourse],
      '/smooc/:courseId': [`/smooc/${course.courseId}`, ofCourse],
      '/course/study': [`/course/study/${course.courseId}`, `(?:.+ · )?${ofCourse}`],
      '/smooc/study/semesters': [
        `/smooc/study/semesters/${semesters[0]!.semesterId}`,
        `.+ · ${escaped(open!.name)}`,
      ],
      '/smooc/manage/:courseId/semesters': [
        `/smooc/manage/${open!.courseId}/semesters`,
        `(?:学期|Semesters) · ${escaped(open!.name)}`,
      ],
      '/smooc/study': [`/smooc/study/${course.courseId}`, `(?:.+ · )?${ofCourse}`],
      '/admin/verifications': [
        `/admin/verifications/${application!.verificationId}`,
        locale === 'zh-CN' ? '审核：.+' : 'Review: .+',
      ],
      '/admin/courses': [
        `/admin/courses/${submission!.submissionId}`,
        locale === 'zh-CN' ? '审核：.+' : 'Review: .+',
      ],
      '/course/manage/:courseId/certificates': [
        `/course/manage/${made.courseId}/certificates`,
        '(?:已颁发的证书|Issued certificates) · 出口报价',
      ],
      '/course/manage/:courseId/certificate': [
        `/course/manage/${made.courseId}/certificate`,
        '(?:证书|Certificate) · 出口报价',
      ],
      '/smooc/manage/:courseId/certificates': [
        `/smooc/manage/${made.courseId}/certificates`,
        '(?:已颁发的证书|Issued certificates) · 出口报价',
      ],
      '/smooc/manage/:courseId/certificate': [
        `/smooc/manage/${made.courseId}/certificate`,
        '(?:证书|Certificate) · 出口报价',
      ],
      '/course/manage/:courseId/tasks': [
        `/course/manage/${made.courseId}/tasks`,
        '(?:教学任务作答|Teaching task answers) · 出口报价',
      ],
      '/smooc/manage/:courseId/tasks': [
        `/smooc/manage/${made.courseId}/tasks`,
        '(?:教学任务作答|Teaching task answers) · 出口报价',
      ],
      '/verify/:code': ['/verify/1', '(?:验证证书|Verify a certificate)'],
      '/course/manage/:courseId/publication': [
        `/course/manage/${made.courseId}/publication`,
        locale === 'zh-CN' ? '审核与发布 · 出口报价' : 'Review and publish · 出口报价',
      ],
      '/smooc/manage/:courseId/publication': [
        `/smooc/manage/${made.courseId}/publication`,
        locale === 'zh-CN' ? '审核与发布 · 出口报价' : 'Review and publish · 出口报价',
      ],
      '/admin/feedback': [
        `/admin/feedback/${feedback!.feedbackId}`,
        locale === 'zh-CN' ? '.+的反馈' : 'Feedback from .+',
      ],
      '/admin/people': [
        `/admin/people/${person.id}`,
        locale === 'zh-CN' ? '.+ · 用户' : '.+ · People',
      ],
      '/user/files/:userFileId/subtitles': [
        `/user/files/${userFileId}/subtitles`,
        locale === 'zh-CN' ? '字幕：装船\\.mp4' : 'Subtitles: 装船\\.mp4',
      ],
      '/user/files/:userFileId': [`/user/files/${userFileId}`, '装船\\.mp4'],
      '/user/question_bank/create': [
        '/user/question_bank/create/single',
        locale === 'zh-CN' ? '.*单选题.*' : '.*[Ss]ingle.*',
      ],
      '/user/question_bank/question': [`/user/question_bank/question/${questionId}`, '提单的作用'],
      '/user/question_bank/imports': [
        `/user/question_bank/imports/${importId}`,
        locale === 'zh-CN' ? '粘贴的试卷' : 'Pasted paper',
      ],
    }
    // Papers come by imports; the journey of imports looks at one.
    const ofThings = ({ path }: RouteRow) => path.includes(':') && !path.includes(':paperId')
    for (const { path } of built.filter(ofThings)) {
      const key = Object.keys(things).find((start) => path.startsWith(start))
      expect(key, `${path} is among the things`).toBeDefined()
      const [address, title] = things[key!]!
      const whole = new RegExp(`^${title} - ${pick(site, locale)}$`)
      await expectTitle({ page, locale, address: at(address) }, whole)
    }
  },
)

test('a page that is not built says so in its title', onDesktops, async ({ page, at }) => {
  for (const { path } of routes.filter(({ file }) => file === undefined)) {
    const example = path.replace(/\/:tab.*/, '').replaceAll(/:\w+\??/g, '1')
    const response = await page.request.get(at(example))
    const title = /<title>(.*?)<\/title>/.exec(await response.text())?.[1]
    if (response.status() === 404) expect(title, path).toMatch(/^404 /)
    // Behind sign-in a visitor is led to the sign-in page.
    else expect(response.url(), path).toContain('/auth/login')
  }
})
