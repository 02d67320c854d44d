import { bankApi } from '#src/features/content/bank/contract.ts'
import { exchangeApi } from '#src/features/content/exchange/contract.ts'
import { fileApi } from '#src/features/content/file/contract.ts'
import { paperApi } from '#src/features/content/paper/contract.ts'
import { questionTypes } from '#src/features/content/question/types.ts'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { subjectApi } from '#src/features/content/subject/contract.ts'
import { feedbackApi } from '#src/features/front/feedback/contract.ts'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { discussionApi } from '#src/features/learning/discussion/contract.ts'
import { classMaterialApi } from '#src/features/learning/class-material/contract.ts'
import { sharedNoteApi } from '#src/features/learning/shared-note/contract.ts'
import { scheduleApi } from '#src/features/learning/schedule/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { rosterApi } from '#src/features/learning/roster/contract.ts'
import { rosterPaths } from '#src/features/learning/roster/paths.ts'
import { lessonApi } from '#src/features/learning/lesson/contract.ts'
import { goodWorkApi } from '#src/features/learning/good-work/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { peerApi } from '#src/features/learning/peer/contract.ts'
import { gradebookApi } from '#src/features/learning/gradebook/contract.ts'
import { certificateApi } from '#src/features/learning/certificate/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { interactionApi } from '#src/features/learning/interaction/contract.ts'
import { noteApi } from '#src/features/learning/note/contract.ts'
import { favouriteApi } from '#src/features/learning/favourite/contract.ts'
import { remarkingApi } from '#src/features/learning/remarking/contract.ts'
import { gradingApi } from '#src/features/learning/grading/contract.ts'
import { invigilationApi } from '#src/features/learning/invigilation/contract.ts'
import { repairApi } from '#src/features/learning/repair/contract.ts'
import { revisionApi } from '#src/features/learning/revision/contract.ts'
import { reviewApi } from '#src/features/learning/review/contract.ts'
import { taskApi } from '#src/features/learning/task/contract.ts'
import { progressApi } from '#src/features/learning/progress/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { coinApi } from '#src/features/money/coins/contract.ts'
import { auditApi } from '#src/features/office/audit/contract.ts'
import { moderationApi } from '#src/features/office/moderation/contract.ts'
import { outboxApi } from '#src/features/office/outbox/contract.ts'
import { storageApi } from '#src/features/office/storage/contract.ts'
import { peopleApi } from '#src/features/office/people/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { approvalApi } from '#src/features/learning/approval/contract.ts'
import { verificationApi } from '#src/features/people/verification/contract.ts'
import type { Both } from '#src/shared/locale.ts'
import type { RouteRow } from '#src/shared/page-row.ts'

const t = (zh: string, en: string): Both => ({ zh, en })

/** The whole route table of the specification (section 2), in its order; then the pages of our own. */
// prettier-ignore
export const routes: readonly RouteRow[] = [
  { path: '/', title: t('首页', 'Home'), access: 'public', layout: 'default', file: 'front/home/web/home-page.tsx' },
  { path: '/home', title: t('首页', 'Home'), access: 'public', layout: 'default', file: 'front/home/web/home-page.tsx' },
  { path: '/auth/login', title: t('登录', 'Sign in'), access: 'public', layout: 'no-footer', file: 'people/account/web/login-page.tsx', query: ['redirect'] },
  { path: '/auth/register', title: t('注册', 'Sign up'), access: 'public', layout: 'no-footer', file: 'people/account/web/register-page.tsx', query: ['redirect'] },
  { path: '/auth/forget', title: t('找回密码', 'Recover your password'), access: 'public', layout: 'no-footer', file: 'people/security/web/forget-page.tsx', query: ['redirect', 'sent'] },
  { path: '/info/about', title: t('关于我们', 'About us'), access: 'public', layout: 'default', file: 'front/help/web/about-page.tsx' },
  { path: '/info/contact', title: t('联系我们', 'Contact us'), access: 'public', layout: 'default', file: 'front/help/web/contact-page.tsx' },
  { path: '/info/helper', title: t('帮助中心', 'Help'), access: 'public', layout: 'default', file: 'front/help/web/helper-page.tsx' },
  { path: '/common', title: t('综合', 'Overview'), access: 'public', layout: 'default' },
  { path: '/common/articles', title: t('活动', 'Activities'), access: 'public', layout: 'none', query: ['keyword', 'section', 'page'] },
  { path: '/common/articles/:articleId', title: t('活动详情', 'Article'), access: 'public', layout: 'none' },
  { path: '/common/certs', title: t('我的证书', 'My certificates'), access: 'login', layout: 'user-center', file: 'learning/certificate/web/mine/mine-page.tsx', lists: [certificateApi.getMine] },
  { path: '/common/certs/pending', title: t('待领取的证书', 'Certificates to claim'), access: 'login', layout: 'user-center', file: 'learning/certificate/web/mine/pending-page.tsx' },
  { path: '/common/office_preview', title: t('文件预览', 'File preview'), access: 'public', layout: 'none', ownTab: true, byRight: true, file: 'content/document/web/preview-page.tsx', query: ['file', 'right'] },
  { path: '/common/user_collect', title: t('我的收藏', 'My favourites'), access: 'login', layout: 'user-center', file: 'learning/favourite/web/favourites-page.tsx', lists: [favouriteApi.getFavourites] },
  { path: '/actual_task', title: t('实战任务', 'Practical tasks'), access: 'public', layout: 'default' },
  { path: '/actual_task/:actualTaskId', title: t('任务详情', 'Practical task'), access: 'public', layout: 'default' },
  { path: '/actual_task/:actualTaskId/comment', title: t('任务讨论区', 'Task discussion'), access: 'login', layout: 'default' },
  { path: '/assignment', title: t('我的作业', 'My homework'), access: 'public', layout: 'default', file: 'learning/homework/web/mine-page.tsx', lists: [homeworkApi.getMine] },
  { path: '/assignment/:assignmentId', title: t('作业详情', 'Assignment'), access: 'public', layout: 'default', file: 'learning/homework/web/own-page.tsx' },
  { path: '/assignment/manage', title: t('我的实践', 'My practical work'), access: 'login', layout: 'user-center', file: 'learning/homework/web/done-page.tsx', lists: [homeworkApi.getMine] },
  { path: '/course', title: t('精品课程', 'Premium courses'), access: 'public', layout: 'default', file: 'learning/course/web/course-home-page.tsx' },
  { path: '/course/list', title: t('精品课程列表', 'All premium courses'), access: 'public', layout: 'default-greybg', file: 'learning/course/web/course-list-page.tsx', lists: [courseApi.getList] },
  { path: '/course/:courseId/:tab(intro|catalog)?', title: t('课程详情', 'Course'), access: 'public', layout: 'default', file: 'learning/course/web/course-page.tsx' },
  { path: '/course/:courseId/comment', title: t('学员评价', 'Reviews'), access: 'public', layout: 'default', file: 'learning/review/web/reviews-page.tsx', lists: [reviewApi.getReviews] },
  { path: '/course/manage', title: t('精品课程管理', 'Manage premium courses'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/manage-page.tsx', lists: [authoringApi.getMyCourses] },
  { path: '/course/manage/create', title: t('新建精品课程', 'Add a premium course'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/create-page.tsx' },
  { path: '/course/manage/:courseId/edit', title: t('编辑精品课程', 'Edit premium course'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/edit-page.tsx' },
  { path: '/course/manage/:courseId/chapter', title: t('编辑章节', 'Edit chapters'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/chapters-page.tsx' },
  { path: '/course/manage/:courseId/content', title: t('编辑内容', 'Edit content'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/content-page.tsx', query: ['chapter', 'item'] },
  { path: '/course/mine', title: t('我的精品课程', 'My premium courses'), access: 'login', layout: 'user-center', file: 'learning/study/web/my-courses/my-courses-page.tsx', lists: [studyApi.getMyCourses] },
  { path: '/course/study/:courseId/:resourceId?', title: t('学习课程', 'Study'), access: 'login', layout: 'none', file: '../app/study-page.tsx' },
  { path: '/interaction/:courseId', title: t('教学互动', 'Teacher interaction'), access: 'roleGuard', layout: 'none', file: 'learning/interaction/web/course-page.tsx', lists: [interactionApi.getCourse] },
  { path: '/interaction/manage', title: t('我的互动', 'My interactions'), access: 'login', layout: 'user-center', file: 'learning/interaction/web/manage-page.tsx', lists: [interactionApi.getMine] },
  { path: '/sclass', title: t('我的班级', 'My classes'), access: 'login', layout: 'user-center', file: 'learning/class/web/mine-page.tsx', lists: [classApi.getMine] },
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
  { path: '/smooc', title: t('开放课程', 'Open courses'), access: 'public', layout: 'default', file: 'learning/course/web/course-home-page.tsx' },
  { path: '/smooc/list', title: t('开放课程列表', 'All open courses'), access: 'public', layout: 'default-greybg', file: 'learning/course/web/course-list-page.tsx', lists: [courseApi.getList] },
  { path: '/smooc/:courseId/:tab(intro|catalog)?', title: t('开放课程详情', 'Open course'), access: 'public', layout: 'default', file: 'learning/course/web/course-page.tsx' },
  { path: '/smooc/:courseId/comment', title: t('开放课程学员评价', 'Reviews of an open course'), access: 'public', layout: 'default', file: 'learning/review/web/reviews-page.tsx', lists: [reviewApi.getReviews] },
  { path: '/smooc/manage', title: t('开放课程管理', 'Manage open courses'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/manage-page.tsx', lists: [authoringApi.getMyCourses] },
  { path: '/smooc/manage/create', title: t('新建开放课程', 'Add an open course'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/create-page.tsx' },
  { path: '/smooc/manage/:courseId/edit', title: t('编辑开放课程', 'Edit open course'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/edit-page.tsx' },
  { path: '/smooc/manage/:courseId/chapter', title: t('编辑章节', 'Edit chapters'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/chapters-page.tsx' },
  { path: '/smooc/manage/:courseId/content', title: t('编辑内容', 'Edit content'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/content-page.tsx', query: ['chapter', 'item'] },
  { path: '/smooc/manage/:courseId/semesters', title: t('学期', 'Semesters'), access: 'roleGuard', layout: 'user-center', file: 'learning/semester/web/semesters-page.tsx' },
  { path: '/smooc/mine', title: t('我的开放课程', 'My open courses'), access: 'login', layout: 'user-center', file: 'learning/study/web/my-courses/my-courses-page.tsx', lists: [studyApi.getMyCourses] },
  { path: '/smooc/study/:courseId/:resourceId?', title: t('学习开放课程', 'Study'), access: 'login', layout: 'none', file: '../app/study-page.tsx' },
  { path: '/smooc/study/semesters/:semesterId', title: t('开课学期', 'Semester'), access: 'login', layout: 'study', file: 'learning/semester/web/semester-page.tsx' },
  { path: '/sport', title: t('技能竞赛', 'Skill competitions'), access: 'public', layout: 'default' },
  { path: '/sport/:id', title: t('竞赛详情', 'Competition'), access: 'public', layout: 'default' },
  { path: '/sport/:id/reword', title: t('竞赛奖励', 'Competition awards'), access: 'public', layout: 'default' },
  { path: '/test', title: t('界面部件', 'Parts of the interface'), access: 'public', layout: 'default', forBuilders: true, query: ['part'], file: 'front/gallery/web/gallery-page.tsx' },
  { path: '/textbook', title: t('教材', 'Textbooks'), access: 'public', layout: 'default', file: 'content/textbook/web/textbook-home-page.tsx', lists: [textbookApi.getList] },
  { path: '/textbook/manage', title: t('教材管理', 'Manage textbooks'), access: 'roleGuard', layout: 'user-center', file: 'content/textbook/web/manage-page.tsx', lists: [textbookApi.getMyTextbooks], query: ['create'] },
  { path: '/textbook/manage/:textbookId', title: t('编辑教材', 'Edit textbook'), access: 'roleGuard', layout: 'user-center', file: 'content/textbook/web/edit-page.tsx' },
  { path: '/textbook/manage/:textbookId/check', title: t('发布前检查', 'Check before publishing'), access: 'roleGuard', layout: 'user-center', file: 'content/textbook/web/check-page.tsx' },
  { path: '/textbook/manage/:textbookId/chapter', title: t('编辑章节', 'Edit chapters'), access: 'roleGuard', layout: 'user-center', file: 'content/textbook/web/chapters-page.tsx', query: ['chapter', 'item'] },
  { path: '/user/accounts', title: t('账号绑定', 'Account binding'), access: 'login', layout: 'user-setting', file: 'people/security/web/accounts-page.tsx' },
  { path: '/user/messages', title: t('消息', 'Messages'), access: 'login', layout: 'user-center', file: 'people/message/web/messages-page.tsx', lists: [messageApi.getSendMessageList] },
  { path: '/user/password', title: t('修改密码', 'Change password'), access: 'login', layout: 'user-setting', file: 'people/security/web/password-page.tsx' },
  { path: '/user/profiles', title: t('个人资料', 'Profile'), access: 'login', layout: 'user-setting', file: 'people/profile/web/profile-page.tsx' },
  { path: '/user/question_bank', title: t('题库', 'Question bank'), access: 'roleGuard', layout: 'user-center', file: 'content/bank/web/question-bank-page.tsx', lists: [bankApi.getQuestions] },
  { path: '/user/quizzes', title: t('测验管理', 'Manage quizzes'), access: 'roleGuard', layout: 'user-center', file: 'learning/invigilation/web/quizzes-page.tsx', lists: [invigilationApi.getQuizzes] },
  { path: '/user/quizzes/misses', title: t('高频错题', 'Most missed questions'), access: 'roleGuard', layout: 'user-center', file: 'learning/repair/web/misses-page.tsx', lists: [repairApi.getMisses] },
  { path: '/user/quizzes/:quizId', title: t('测验', 'Quiz'), access: 'roleGuard', layout: 'user-center', file: 'learning/invigilation/web/quiz-page.tsx', lists: [invigilationApi.getLearners] },
  { path: '/user/quizzes/:quizId/marking', title: t('人工评分', 'Marking'), access: 'login', layout: 'user-center', file: 'learning/grading/web/marking-page.tsx', lists: [gradingApi.getAnswers] },
  { path: '/user/quizzes/:quizId/remarking', title: t('重新评分', 'Mark again'), access: 'roleGuard', layout: 'user-center', file: 'learning/remarking/web/questions-page.tsx', lists: [remarkingApi.getQuestions] },
  { path: '/user/quizzes/:quizId/remarking/:questionId', title: t('重新评分', 'Mark again'), access: 'roleGuard', layout: 'user-center', file: 'learning/remarking/web/remarking-page.tsx', lists: [remarkingApi.getRemarking] },
  { path: '/user/quizzes/:quizId/analysis', title: t('试卷分析', 'Test analysis'), access: 'roleGuard', layout: 'user-center', file: 'learning/analysis/web/analysis-page.tsx' },
  { path: '/user/quizzes/:quizId/analysis/:questionId', title: t('题目分析', 'Question analysis'), access: 'roleGuard', layout: 'user-center', file: 'learning/analysis/web/analysed-question-page.tsx' },
  { path: '/user/quiz_results/:attemptId', title: t('我的成绩分析', 'My result in figures'), access: 'login', layout: 'user-center', file: 'learning/analysis/web/own-page.tsx' },
  { path: '/user/role', title: t('选择身份', 'Choose your role'), access: 'login', layout: 'no-footer', file: 'people/privacy/web/role-page.tsx', query: ['redirect'] },
  { path: '/user/schedules', title: t('教学日历', 'Teaching calendar'), access: 'roleGuard', layout: 'user-center', file: 'learning/schedule/web/calendar-page.tsx', lists: [scheduleApi.getCalendar] },
  { path: '/user/todos', title: t('待办事项', 'To-dos'), access: 'login', layout: 'user-center', file: 'front/today/web/today-page.tsx' },
  { path: '/user/wrong_question_banks', title: t('错题集', 'Wrong-question set'), access: 'login', layout: 'user-center', file: 'learning/revision/web/today-page.tsx', lists: [revisionApi.getToday] },

  { path: '/user/notes', title: t('我的笔记', 'My notes'), access: 'login', layout: 'user-center', file: '../app/notes-page.tsx', lists: [noteApi.getNotes] },
  { path: '/user/wrong_question_banks/list', title: t('全部错题', 'All wrong questions'), access: 'login', layout: 'user-center', file: 'learning/revision/web/list-page.tsx', lists: [revisionApi.getQuestions] },
  { path: '/user/wrong_question_banks/practice', title: t('自由练习', 'Practice'), access: 'login', layout: 'user-center', file: 'learning/revision/web/practice-page.tsx', lists: [revisionApi.getPractice], query: ['question'] },
  { path: '/user/wrong_question_banks/sets', title: t('巩固练习', 'Practice sets'), access: 'login', layout: 'user-center', file: 'learning/repair/web/sets-page.tsx', lists: [repairApi.getOwnSets] },
  { path: '/user/wrong_question_banks/sets/:setId', title: t('巩固练习', 'Practice set'), access: 'login', layout: 'user-center', file: 'learning/repair/web/set-page.tsx' },
  { path: '/user/wrong_question_banks/print', title: t('打印错题', 'Print wrong questions'), access: 'login', layout: 'user-center', file: 'learning/revision/web/print-page.tsx', lists: [revisionApi.getPrint] },
  { path: '/textbook/:textbookId', title: t('教材详情', 'Textbook'), access: 'public', layout: 'default', file: 'content/textbook/web/textbook-page.tsx' },
  { path: '/textbook/manage/:textbookId/preview', title: t('预览教材', 'Preview textbook'), access: 'roleGuard', layout: 'default', file: 'content/textbook/web/preview-page.tsx' },
  { path: '/textbook/manage/:textbookId/translations', title: t('翻译教材', 'Translate textbook'), access: 'roleGuard', layout: 'user-center', file: 'content/textbook/web/translations-page.tsx' },
  { path: '/auth/reset', title: t('设置新密码', 'Set a new password'), access: 'public', layout: 'no-footer', file: 'people/security/web/reset-page.tsx' },
  { path: '/info/terms', title: t('服务条款', 'Terms of service'), access: 'public', layout: 'default', file: 'people/account/web/legal-page.tsx' },
  { path: '/info/privacy', title: t('隐私政策', 'Privacy policy'), access: 'public', layout: 'default', file: 'people/account/web/legal-page.tsx' },
  { path: '/info/feedback', title: t('意见反馈', 'Feedback'), access: 'public', layout: 'default', file: 'front/feedback/web/feedback-page.tsx', query: ['sent'] },
  { path: '/photo', title: t('用手机添加照片', 'Add photos from your phone'), access: 'public', layout: 'none', ownTab: true, byRight: true, file: 'learning/quiz/web/phone/phone-page.tsx' },
  { path: '/auth/data', title: t('下载个人数据', 'Download of personal data'), access: 'public', layout: 'no-footer', file: 'people/privacy/web/handover-page.tsx' },
  { path: '/user/sessions', title: t('登录设备', 'Devices'), access: 'login', layout: 'user-setting', file: 'people/security/web/sessions-page.tsx' },
  { path: '/user/verification', title: t('教师认证', 'Teacher verification'), access: 'login', offeredTo: 'roleGuard', layout: 'user-setting', file: 'people/verification/web/verification-page.tsx' },
  { path: '/user/personal_data', title: t('个人数据', 'Personal data'), access: 'login', layout: 'user-setting', file: 'people/privacy/web/personal-data-page.tsx' },
  { path: '/user/message_settings', title: t('消息设置', 'Message settings'), access: 'login', layout: 'user-setting', file: 'people/message/web/message-settings-page.tsx' },
  { path: '/user/coins', title: t('我的金币', 'My coins'), access: 'login', layout: 'user-center', file: 'money/coins/web/coins-page.tsx', lists: [coinApi.getHistory, coinApi.getCheckIns] },
  { path: `/user/question_bank/create/:type(${questionTypes.join('|')})?`, title: t('新建题目', 'New question'), access: 'roleGuard', layout: 'user-center', file: 'content/bank/web/create-page.tsx', query: ['folder'] },
  { path: '/user/question_bank/question/:questionId', title: t('题目', 'Question'), access: 'roleGuard', layout: 'user-center', file: 'content/bank/web/question-page.tsx' },
  { path: '/user/files', title: t('我的文件', 'My files'), access: 'roleGuard', layout: 'user-center', file: 'content/file/web/files-page.tsx', lists: [fileApi.getFiles] },
  { path: '/user/files/:userFileId', title: t('文件详情', 'File'), access: 'roleGuard', layout: 'user-center', file: '../app/file-page.tsx' },
  { path: '/user/files/:userFileId/subtitles', title: t('字幕', 'Subtitles'), access: 'roleGuard', layout: 'user-center', file: 'content/film/web/subtitles-page.tsx', query: ['language'] },
  { path: '/user/question_bank/imports', title: t('导入题目', 'Import questions'), access: 'roleGuard', layout: 'user-center', file: 'content/exchange/web/imports-page.tsx', lists: [exchangeApi.getImports] },
  { path: '/user/question_bank/imports/:importId', title: t('核对导入的题目', 'Check imported questions'), access: 'roleGuard', layout: 'user-center', file: 'content/exchange/web/import-page.tsx', lists: [exchangeApi.getImport] },
  { path: '/user/question_bank/exports', title: t('导出题目', 'Export questions'), access: 'roleGuard', layout: 'user-center', file: 'content/exchange/web/export-page.tsx', query: ['questions', 'folder', 'paper', 'quiz', 'export'] },
  { path: '/user/question_bank/papers', title: t('试卷', 'Papers'), access: 'roleGuard', layout: 'user-center', file: 'content/paper/web/papers-page.tsx', lists: [paperApi.getPapers] },
  { path: '/user/question_bank/papers/:paperId', title: t('试卷详情', 'Paper'), access: 'roleGuard', layout: 'user-center', file: 'content/paper/web/paper-page.tsx' },
  { path: '/user/question_bank/papers/:paperId/twins', title: t('出 A、B 卷', 'Papers A and B'), access: 'roleGuard', layout: 'user-center', file: 'content/paper/web/twins-page.tsx' },
  { path: '/course/manage/:courseId/publication', title: t('审核与发布', 'Review and publish'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/publication-page.tsx' },
  { path: '/smooc/manage/:courseId/publication', title: t('审核与发布', 'Review and publish'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/publication-page.tsx' },
  { path: '/course/manage/:courseId/check', title: t('检查课程', 'Check course'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/check-page.tsx' },
  { path: '/course/manage/:courseId/teachers', title: t('合作教师', 'Co-teachers'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/teachers-page.tsx' },
  { path: '/course/manage/:courseId/translations', title: t('翻译', 'Translations'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/translations-page.tsx' },
  { path: '/course/manage/:courseId/preview', title: t('预览课程', 'Preview course'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/preview-page.tsx', query: ['as', 'language', 'width'] },
  { path: '/smooc/manage/:courseId/check', title: t('检查课程', 'Check course'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/check-page.tsx' },
  { path: '/smooc/manage/:courseId/teachers', title: t('合作教师', 'Co-teachers'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/teachers-page.tsx' },
  { path: '/smooc/manage/:courseId/translations', title: t('翻译', 'Translations'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/translations-page.tsx' },
  { path: '/smooc/manage/:courseId/preview', title: t('预览课程', 'Preview course'), access: 'roleGuard', layout: 'user-center', file: 'learning/authoring/web/preview-page.tsx', query: ['as', 'language', 'width'] },
  { path: '/course/manage/:courseId/progress', title: t('学习进度', 'Progress of learners'), access: 'roleGuard', layout: 'user-center', file: 'learning/progress/web/learners-page.tsx', lists: [progressApi.getLearners] },
  { path: '/course/manage/:courseId/progress/figures', title: t('学习进度图表', 'Progress in figures'), access: 'roleGuard', layout: 'user-center', file: 'learning/progress/web/figures-page.tsx', lists: [progressApi.getFigures] },
  { path: '/course/study/:courseId/progress', title: t('学习进度', 'My progress'), access: 'login', layout: 'user-center', file: 'learning/progress/web/own-page.tsx' },
  { path: '/smooc/manage/:courseId/progress', title: t('学习进度', 'Progress of learners'), access: 'roleGuard', layout: 'user-center', file: 'learning/progress/web/learners-page.tsx', lists: [progressApi.getLearners] },
  { path: '/smooc/manage/:courseId/progress/figures', title: t('学习进度图表', 'Progress in figures'), access: 'roleGuard', layout: 'user-center', file: 'learning/progress/web/figures-page.tsx', lists: [progressApi.getFigures] },
  { path: '/smooc/study/:courseId/progress', title: t('学习进度', 'My progress'), access: 'login', layout: 'user-center', file: 'learning/progress/web/own-page.tsx' },
  { path: '/course/manage/:courseId/certificate', title: t('证书', 'Certificate'), access: 'roleGuard', layout: 'user-center', file: 'learning/certificate/web/manage/offer-page.tsx' },
  { path: '/course/manage/:courseId/certificates', title: t('已颁发的证书', 'Issued certificates'), access: 'roleGuard', layout: 'user-center', file: 'learning/certificate/web/manage/issued-page.tsx', lists: [certificateApi.getIssued] },
  { path: '/smooc/manage/:courseId/certificate', title: t('证书', 'Certificate'), access: 'roleGuard', layout: 'user-center', file: 'learning/certificate/web/manage/offer-page.tsx' },
  { path: '/smooc/manage/:courseId/certificates', title: t('已颁发的证书', 'Issued certificates'), access: 'roleGuard', layout: 'user-center', file: 'learning/certificate/web/manage/issued-page.tsx', lists: [certificateApi.getIssued] },
  { path: '/course/manage/:courseId/tasks', title: t('教学任务作答', 'Teaching task answers'), access: 'roleGuard', layout: 'user-center', file: 'learning/task/web/answers-page.tsx', lists: [taskApi.getAnswers] },
  { path: '/smooc/manage/:courseId/tasks', title: t('教学任务作答', 'Teaching task answers'), access: 'roleGuard', layout: 'user-center', file: 'learning/task/web/answers-page.tsx', lists: [taskApi.getAnswers] },
  { path: '/verify', title: t('验证证书', 'Verify a certificate'), access: 'public', layout: 'default', byRight: true, file: 'learning/certificate/web/verify/verify-start-page.tsx', query: ['code'] },
  { path: '/verify/:code', title: t('验证证书', 'Verify a certificate'), access: 'public', layout: 'default', byRight: true, file: 'learning/certificate/web/verify/verify-page.tsx' },
  { path: '/sclass/join', title: t('加入班级', 'Join a class'), access: 'login', layout: 'user-center', file: 'learning/class/web/join-page.tsx', query: ['code'], visitors: rosterPaths.first() },
  { path: '/sclass/first', title: t('首次上课', 'First lesson'), access: 'public', layout: 'no-footer', ownTab: true, byRight: true, file: 'learning/roster/web/first-page.tsx', query: ['code'] },
  { path: '/sclass/:classId', title: t('班级', 'Class'), access: 'login', layout: 'user-center', file: 'learning/lesson/web/class-page.tsx' },
  { path: '/sclass/:classId/announcements', title: t('班级公告', 'Announcements of a class'), access: 'login', layout: 'user-center', file: 'learning/announcement/web/announcements-page.tsx', lists: [announcementApi.getList] },
  { path: '/sclass/:classId/announcements/:announcementId', title: t('公告', 'Announcement'), access: 'login', layout: 'user-center', file: 'learning/discussion/web/announcement-page.tsx', lists: [announcementApi.getReaders] },
  { path: '/sclass/:classId/discussion', title: t('班级讨论', 'Discussion of a class'), access: 'login', layout: 'user-center', file: 'learning/discussion/web/topics-page.tsx', lists: [discussionApi.getTopics] },
  { path: '/sclass/:classId/discussion/:topicId', title: t('话题', 'Topic'), access: 'login', layout: 'user-center', file: 'learning/discussion/web/topic-page.tsx' },
  { path: '/sclass/:classId/courses', title: t('班级课程', 'Courses of a class'), access: 'login', layout: 'user-center', file: 'learning/class-course/web/courses-page.tsx' },
  { path: '/sclass/:classId/materials', title: t('班级资料', 'Materials of a class'), access: 'login', layout: 'user-center', file: 'learning/class-material/web/materials-page.tsx', lists: [classMaterialApi.getMaterials] },
  { path: '/sclass/:classId/notes', title: t('班级笔记', 'Notes of a class'), access: 'login', layout: 'user-center', file: 'learning/shared-note/web/class-notes-page.tsx', lists: [sharedNoteApi.getList] },
  { path: '/sclass/:classId/members', title: t('班级成员', 'People of a class'), access: 'login', layout: 'user-center', file: 'learning/class/web/members-page.tsx', lists: [classApi.getMembers] },
  { path: '/sclass/:classId/roster', title: t('花名册', 'Roster of a class'), access: 'roleGuard', layout: 'user-center', file: 'learning/roster/web/roster-page.tsx', lists: [rosterApi.getRoster] },
  { path: '/sclass/:classId/roster/import', title: t('导入花名册', 'Import a roster'), access: 'roleGuard', layout: 'user-center', file: 'learning/roster/web/import-page.tsx' },
  { path: '/sclass/:classId/first-lesson', title: t('首次上课', 'First lesson of a class'), access: 'roleGuard', layout: 'none', file: 'learning/roster/web/lesson-page.tsx' },
  { path: '/sclass/:classId/history', title: t('班级变动记录', 'History of a class'), access: 'roleGuard', layout: 'user-center', file: 'learning/class/web/history-page.tsx', lists: [classApi.getHistory] },
  { path: '/sclass/:classId/homework', title: t('班级作业', 'Homework of a class'), access: 'login', layout: 'user-center', file: 'learning/homework/web/class-page.tsx', lists: [homeworkApi.getOfClass] },
  { path: '/sclass/:classId/homework/new', title: t('布置作业', 'Set homework'), access: 'roleGuard', layout: 'user-center', file: 'learning/homework/web/form-page.tsx' },
  { path: '/sclass/:classId/homework/:homeworkId/edit', title: t('编辑作业', 'Edit homework'), access: 'roleGuard', layout: 'user-center', file: 'learning/homework/web/form-page.tsx' },
  { path: '/sclass/:classId/homework/:homeworkId/similar', title: t('文字相似的作业', 'Similar texts'), access: 'login', layout: 'user-center', file: 'learning/homework/web/similar-page.tsx' },
  { path: '/sclass/:classId/homework/:homeworkId', title: t('作业提交情况', 'Works of homework'), access: 'login', layout: 'user-center', file: 'learning/homework/web/works-page.tsx', lists: [homeworkApi.getWorks] },
  { path: '/sclass/:classId/homework/:homeworkId/peers', title: t('作业互评', 'Peer round of homework'), access: 'login', layout: 'user-center', file: 'learning/peer/web/round-page.tsx', lists: [peerApi.getRound] },
  { path: '/sclass/:classId/homework/:homeworkId/good/:userId', title: t('推荐优秀作业', 'Propose a good work'), access: 'roleGuard', layout: 'user-center', file: 'learning/good-work/web/propose-page.tsx' },
  { path: '/sclass/:classId/good-works', title: t('优秀作业', 'Good works of a class'), access: 'login', layout: 'user-center', file: 'learning/good-work/web/good-works-page.tsx', lists: [goodWorkApi.getList] },
  { path: '/assignment/:assignmentId/quiz', title: t('测验', 'Quiz'), access: 'login', layout: 'default', file: 'learning/homework-quiz/web/quiz-page.tsx' },
  { path: '/sclass/:classId/homework/:homeworkId/attempts/:attemptId', title: t('学生的作答', 'Attempt of a student'), access: 'login', layout: 'user-center', file: 'learning/homework-quiz/web/attempt-page.tsx' },
  { path: '/assignment/:assignmentId/peers', title: t('互评', 'Peer reviews'), access: 'login', layout: 'default', file: 'learning/peer/web/own-page.tsx' },
  { path: '/sclass/:classId/code', title: t('班级二维码', 'QR code of a class'), access: 'login', layout: 'none', file: 'learning/class/web/code-page.tsx' },
  { path: '/sclass/:classId/schedule', title: t('班级课表', 'Timetable of a class'), access: 'login', layout: 'user-center', file: 'learning/schedule/web/timetable-page.tsx', lists: [scheduleApi.getTimetable] },
  { path: '/user/calendar', title: t('我的日历', 'My calendar'), access: 'login', offeredTo: 'learner', layout: 'user-center', file: 'learning/schedule/web/own-calendar-page.tsx', lists: [scheduleApi.getCalendar] },
  { path: '/user/calendar/subscribe', title: t('订阅日历', 'Subscribe to the calendar'), access: 'login', layout: 'user-center', file: 'learning/schedule/web/subscribe-page.tsx' },
  { path: '/user/schedules/import', title: t('导入课表', 'Import a timetable'), access: 'roleGuard', layout: 'user-center', file: 'learning/schedule/web/import-page.tsx' },
  { path: '/sclass/:classId/lessons/:lessonId', title: t('课堂', 'Lesson'), access: 'login', layout: 'none', file: 'learning/lesson/web/lesson-page.tsx', query: ['slides', 'page'] },
  { path: '/sclass/:classId/lessons/:lessonId/roll', title: t('签到名单', 'Roll of a lesson'), access: 'login', layout: 'user-center', file: 'learning/lesson/web/roll-page.tsx' },
  { path: '/sclass/:classId/lessons/:lessonId/questions', title: t('课堂提问', 'Questions of a lesson'), access: 'login', layout: 'user-center', file: 'learning/lesson/web/questions-page.tsx' },
  { path: '/sclass/:classId/check-in', title: t('签到', 'Check in'), access: 'login', layout: 'user-center', file: 'learning/lesson/web/check-in-page.tsx', query: ['c'] },
  { path: '/sclass/:classId/attendance', title: t('考勤', 'Attendance of a class'), access: 'login', layout: 'user-center', file: 'learning/lesson/web/attendance-page.tsx', lists: [lessonApi.getAttendance] },
  { path: '/sclass/:classId/leave', title: t('请假', 'Leave from a class'), access: 'login', layout: 'user-center', file: 'learning/lesson/web/leave-page.tsx', lists: [lessonApi.getLeaves] },
  { path: '/sclass/:classId/gradebook', title: t('成绩册', 'Gradebook'), access: 'login', layout: 'user-center', file: 'learning/gradebook/web/gradebook-page.tsx' },
  { path: '/sclass/:classId/gradebook/history', title: t('成绩修改记录', 'History of grades'), access: 'login', layout: 'user-center', file: 'learning/gradebook/web/history-page.tsx', lists: [gradebookApi.getHistory] },
  { path: '/sclass/:classId/gradebook/students/:userId', title: t('学生成绩单', 'Student report'), access: 'login', layout: 'user-center', file: 'learning/gradebook/web/student-page.tsx' },
  { path: '/sclass/:classId/archive', title: t('学期存档', 'Term archive'), access: 'roleGuard', layout: 'user-center', file: 'learning/class-archive/web/archive-page.tsx' },
  { path: '/admin', title: t('管理后台', 'Back office'), access: 'reviewer', layout: 'admin', file: 'office/overview/web/overview-page.tsx' },
  { path: '/admin/verifications', title: t('教师认证审核', 'Teacher verification'), access: 'reviewer', layout: 'admin', lists: [verificationApi.getVerifications], file: 'people/verification/web/verification-queue-page.tsx' },
  { path: '/admin/verifications/:verificationId', title: t('审核申请', 'Review an application'), access: 'reviewer', layout: 'admin', file: 'people/verification/web/verification-review-page.tsx' },
  { path: '/admin/courses', title: t('课程审核', 'Course review'), access: 'reviewer', layout: 'admin', lists: [approvalApi.getSubmissions], file: 'learning/approval/web/queue-page.tsx' },
  { path: '/admin/courses/:submissionId', title: t('审核课程', 'Review a course'), access: 'reviewer', layout: 'admin', file: 'learning/approval/web/review-page.tsx' },
  { path: '/admin/schools', title: t('学校', 'Schools'), access: 'reviewer', layout: 'admin', lists: [verificationApi.getSchoolsForReview], file: 'people/verification/web/schools-page.tsx' },
  { path: '/admin/reports', title: t('举报处理', 'Reports'), access: 'reviewer', layout: 'admin', file: 'office/moderation/web/reports-page.tsx', lists: [moderationApi.getReports] },
  { path: '/admin/certificates', title: t('证书', 'Certificates'), access: 'admin', layout: 'admin', file: 'learning/certificate/web/manage/found-page.tsx', lists: [certificateApi.findIssued] },
  { path: '/admin/subjects', title: t('分类与专业', 'Categories and majors'), access: 'admin', layout: 'admin', file: 'content/subject/web/subjects-page.tsx', lists: [subjectApi.getSubjectList] },
  { path: '/admin/calendar', title: t('校历', 'School calendar'), access: 'admin', layout: 'admin', file: 'learning/schedule/web/office-page.tsx', lists: [scheduleApi.getSchoolCalendar] },
  { path: '/admin/feedback', title: t('意见反馈', 'Feedback'), access: 'admin', layout: 'admin', lists: [feedbackApi.getFeedbackList], file: 'front/feedback/web/feedback-list-page.tsx' },
  { path: '/admin/feedback/:feedbackId', title: t('反馈详情', 'Feedback details'), access: 'admin', layout: 'admin', file: 'front/feedback/web/feedback-detail-page.tsx' },
  { path: '/admin/people', title: t('用户', 'People'), access: 'admin', layout: 'admin', file: 'office/people/web/people-page.tsx', lists: [peopleApi.getPeople] },
  { path: '/admin/people/:userId', title: t('用户详情', 'Person'), access: 'admin', layout: 'admin', file: 'office/people/web/person-page.tsx', lists: [coinApi.getHistoryOf], query: ['tab'] },
  { path: '/admin/audit', title: t('操作日志', 'Audit log'), access: 'admin', layout: 'admin', file: 'office/audit/web/audit-page.tsx', lists: [auditApi.getAuditLog] },
  { path: '/admin/storage', title: t('存储与处理', 'Storage and processing'), access: 'admin', layout: 'admin', file: 'office/storage/web/storage-page.tsx', lists: [storageApi.getWorks] },
  { path: '/admin/storage/owners', title: t('存储空间：按上传者', 'Storage by person'), access: 'admin', layout: 'admin', file: 'office/storage/web/owners-page.tsx', lists: [storageApi.getOwners] },
  { path: '/admin/outbox', title: t('发件箱', 'Outbox'), access: 'admin', layout: 'admin', file: 'office/outbox/web/outbox-page.tsx', lists: [outboxApi.getOutbox] },
]
