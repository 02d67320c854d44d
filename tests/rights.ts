/**
 * Who may make which call, before any right on the object itself. Written by hand and held against
 * the product by rights.test.ts: a new endpoint fails the test until somebody has decided here.
 */
export const kindsOfPeople = ['visitor', 'none', 'student', 'teacher', 'admin'] as const
export type KindOfPerson = (typeof kindsOfPeople)[number]

const everyone: KindOfPerson[] = ['visitor', 'none', 'student', 'teacher', 'admin']
const signedIn: KindOfPerson[] = ['none', 'student', 'teacher', 'admin']
const withRole: KindOfPerson[] = ['student', 'teacher', 'admin']

export const rights: Record<string, KindOfPerson[]> = {
  'GET Login/GetCaptcha': everyone,
  'POST Login/Login': everyone,
  'POST Login/Logout': everyone,
  'POST Login/RefreshToken': everyone,
  'GET Register/GetVerificationCode': everyone,
  'POST Register/UserRegister': everyone,
  'GET Register/GetProvinces': signedIn,
  'GET Register/GetAuditPassSchoolList': signedIn,
  'GET Register/GetAuditPassSchoolListByProvinceId': signedIn,
  'POST UserCenter/LoginSelectRole': signedIn,
  'GET UserCenter/GetStudentInfo': signedIn,

  'GET Course/GetCourseHome': everyone,
  'GET Course/GetCourseList': everyone,
  'GET Course/GetCourse': everyone,
  'GET Course/GetCourseCatalog': everyone,
  'GET Course/GetCourseReviews': everyone,
  'POST Course/JoinCourse': withRole,

  'GET Study/GetMyCourses': withRole,
  'GET Study/GetContinue': withRole,
  'GET Study/GetStudy': withRole,
  'GET Study/GetItem': withRole,
  'POST Study/VisitItem': withRole,
  'POST Study/ReportWatched': withRole,
  'POST Study/StartQuiz': withRole,
  'POST Study/RedoQuiz': withRole,

  'GET Quiz/GetAttempt': withRole,
  'POST Quiz/SaveAnswer': withRole,
  'POST Quiz/HandIn': withRole,

  'GET Site/GetHome': everyone,
  'POST Site/UploadFeedbackFile': everyone,
  'POST Site/SubmitFeedback': everyone,
}
