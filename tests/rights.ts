/**
 * The people who may make each call, before any right on the object itself. Written by hand, and
 * compared with the product by the calls.test.ts of each room: a new endpoint fails the test until its
 * row is added here.
 */
export const kindsOfPeople = [
  'visitor',
  'locked',
  'none',
  'student',
  'unverified',
  'teacher',
  'editor',
  'reviewer',
  'admin',
] as const
export type KindOfPerson = (typeof kindsOfPeople)[number]

const everyone: readonly KindOfPerson[] = kindsOfPeople
/** A locked account has no session. */
const signedIn = everyone.filter((kind) => kind !== 'visitor' && kind !== 'locked')
const withRole = signedIn.filter((kind) => kind !== 'none')
/** Verified or not: acts that need verification check it on the object. */
const teachers = withRole.filter((kind) => kind !== 'student')
const reviewers: readonly KindOfPerson[] = ['reviewer', 'admin']
const admins: readonly KindOfPerson[] = ['admin']

export const rights: Record<string, readonly KindOfPerson[]> = {
  'GET Document/GetDocument': everyone,
  'GET Document/GetWays': everyone,

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

  'GET Login/GetPuzzle': everyone,
  'POST Login/SolvePuzzle': everyone,
  'GET Register/GetFindPwdCode': everyone,
  'POST Register/SubUserPwd': everyone,
  'POST Register/ReadResetLink': everyone,
  'POST Register/ResetByLink': everyone,
  'GET UserCenter/GetAccount': signedIn,
  'GET Register/GetBingAccountCode': withRole,
  'POST UserCenter/UpdatePwd': signedIn,
  'POST UserCenter/BindUserPhone': withRole,
  'POST UserCenter/BindUserEmail': withRole,
  'POST UserCenter/UnbindContact': withRole,
  'GET UserCenter/GetSessions': withRole,
  'POST UserCenter/EndSession': withRole,
  'POST UserCenter/EndOtherSessions': withRole,

  'POST SMTCompetition/ImgFileUpload': withRole,
  'GET UserCenter/GetProfile': withRole,
  'POST UserCenter/UpdateStudentInfo': withRole,
  'GET UserCenter/GetVerification': withRole,
  'POST UserCenter/SubmitVerification': teachers,
  'POST UserCenter/WithdrawVerification': withRole,
  'GET Review/GetVerifications': reviewers,
  'GET Review/GetVerification': reviewers,
  'POST Review/DecideVerification': reviewers,
  'POST Review/RevokeVerification': admins,
  'GET Review/GetSchools': reviewers,
  'POST Review/SaveSchool': reviewers,
  'POST Review/DecideSchool': reviewers,

  'GET UserCenter/GetPersonalData': signedIn,
  'POST UserCenter/RequestDataExport': signedIn,
  'POST UserCenter/OpenDataExport': everyone,
  'POST UserCenter/RequestDeletion': signedIn,
  'POST UserCenter/CancelDeletion': signedIn,

  'GET People/GetPeople': admins,
  'GET People/GetPerson': admins,
  'POST People/UpdatePerson': admins,
  'POST People/SetCustomRoles': admins,
  'POST People/SetAccountRole': admins,
  'POST People/LockPerson': admins,
  'POST People/UnlockPerson': admins,
  'POST People/EndSessions': admins,
  'POST People/MakeResetLink': admins,
  'POST People/PackData': admins,
  'POST People/RequestDeletion': admins,
  'POST People/CancelDeletion': admins,
  'POST People/HoldDeletion': admins,
  'POST People/ReleaseDeletion': admins,
  'GET Admin/GetSavedFilters': reviewers,
  'POST Admin/SaveFilter': reviewers,
  'POST Admin/DeleteFilter': reviewers,
  'GET Admin/GetOverview': reviewers,
  'GET Admin/GetAuditLog': admins,
  'GET Admin/GetOutbox': admins,
  'GET Admin/GetOutboxMessage': admins,
  'POST Admin/RetryOutbox': admins,
  'GET Admin/ExplainAccess': admins,

  'GET UserCenter/GetSendMessageList': withRole,
  'POST UserCenter/UpdateSendMessageRead': withRole,
  'POST UserCenter/SendMessageMarkAllReads': withRole,
  'POST UserCenter/SendMessageDeleteAllRead': withRole,
  'GET Message/GetSwitches': withRole,
  'POST Message/UpdateSwitch': withRole,
  'POST Message/SetLanguage': signedIn,

  'GET Coins/GetCheckIns': withRole,
  'POST Coins/CheckIn': withRole,
  'GET Coins/GetHistory': withRole,
  'GET Coins/GetHistoryOf': admins,

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
  'POST Study/ReportPages': withRole,
  'POST Study/StartQuiz': withRole,
  'POST Study/RedoQuiz': withRole,

  'GET Quiz/GetAttempt': withRole,
  'POST Quiz/SaveAnswer': withRole,
  'POST Quiz/HandIn': withRole,

  'GET Search/GetSuggestions': everyone,
  'GET Site/GetHome': everyone,
  'POST Site/UploadFeedbackFile': everyone,
  'POST Site/SubmitFeedback': everyone,
  'GET Admin/GetFeedbackList': admins,
  'GET Admin/GetFeedback': admins,
  'POST Admin/SetFeedbackStatus': admins,
  'POST Admin/AnswerFeedback': admins,
  'POST Admin/SaveFeedbackNote': admins,
  'POST Admin/DeleteFeedbackFile': admins,
  'POST Admin/DeleteFeedback': admins,

  'POST File/BeginArrival': teachers,
  'POST File/FinishArrival': teachers,
  'POST File/CancelArrival': teachers,
  'GET File/GetArrivals': teachers,
  'GET File/GetQuota': teachers,
  'GET File/GetFiles': teachers,
  'GET File/GetFile': teachers,
  'GET File/GetFolders': teachers,
  'POST File/MakeFolder': teachers,
  'POST File/RenameFolder': teachers,
  'POST File/DeleteFolder': teachers,
  'POST File/RenameFile': teachers,
  'POST File/MoveFiles': teachers,
  'POST File/DeleteFiles': teachers,
  'POST File/ReplaceFile': teachers,
  'POST File/TakeBackVersion': teachers,
  'POST File/RetryWork': teachers,

  'GET Picture/GetPicture': teachers,
  'POST Picture/CropPicture': teachers,

  'GET Film/GetFilm': everyone,
  'POST Film/ChoosePoster': teachers,
}
