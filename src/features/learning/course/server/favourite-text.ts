import { both } from '#src/shared/locale.ts'

/** The words of a course among favourites. */
export const favouriteText = {
  courses: both('收藏的课程', 'Favourite courses'),
  premium: both('精品课程', 'Premium course'),
  open: both('开放课程', 'Open course'),
  /** Between the names of teachers in Chinese. */
  comma: '、',
  free: both('免费', 'Free'),
  coins: (count: string) => both(`${count} 金币`, count === '1' ? '1 coin' : `${count} coins`),
  learners: (count: string) =>
    both(`${count} 人学习`, count === '1' ? '1 learner' : `${count} learners`),
  score: (score: string) => both(`评分 ${score}`, `Score ${score}`),
}
