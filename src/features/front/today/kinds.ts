/** A thing of one of these kinds can wait for a person: the work of a learner, then news, then the work of a teacher. */
export const todoKinds = [
  /** An attempt at a quiz is open. */
  'running',
  /** A quiz has a closing, and no result yet. */
  'quiz',
  /** A quiz has closed, but a late hand-in counts. */
  'lateQuiz',
  /** Wrong questions that come back today. */
  'cards',
  /** The learner's own day of an examination is near. */
  'exam',
  /** A practice set of a teacher has unanswered questions. */
  'set',
  /** Items of a semester that are open and not done. */
  'semester',
  /** Items that a course has got since the last visit. */
  'newItems',
  'messages',
  /** An announcement of a class that the student has not opened. */
  'announcement',
  /** A certificate of a completed course can be claimed. */
  'certificate',
  /** A course that was completed in the last 30 days has no review of the learner's. */
  'review',
  /** Questions of a course's learners that nobody who teaches it has answered. */
  'questions',
  /** Answers to the teaching tasks of a course that wait for a comment. */
  'tasks',
  /** Answers of a quiz that wait for a mark. */
  'marking',
  /** Answers of a quiz that arrived after the end. */
  'lateAnswers',
  /** A course that a reviewer has sent back. */
  'rejected',
  /** An invitation to teach a course together, or a course that is offered to take over. */
  'invitation',
  /** People ask to join a class. */
  'classRequests',
  /** Students of a class ask for leave. */
  'leaveRequests',
  /** An invitation to a class, or a class that is offered to take over. */
  'classInvitation',
  /** Learners of a course that are behind, as of this morning. */
  'behind',
  /** The person has written it down. */
  'own',
  /** Homework of a class that is to be handed in. */
  'homework',
  /** Homework that was given back for redoing. */
  'redoHomework',
  /** Homework that was returned in the last week. */
  'returnedHomework',
  /** Works of homework that wait for a mark. */
  'works',
  /** Works of classmates that the student is to review. */
  'peerReviews',
  /** Works of a peer round that came back to the teacher. */
  'peerWorks',
  /** Objections to peer reviews. */
  'peerObjections',
  /** Own works that a teacher would like to show to the class. */
  'goodWorks',
] as const

/** Names a to-do that comes from an event: the same one on another day has the same name. */
export const todoKey = ({ kind, to }: { kind: string; to: string }): string => `${kind} ${to}`
export const ownKey = (todoId: number): string => `own ${todoId}`
