import type { PoolClient } from 'pg'

export const userTotal = 100_000
/** A person joins one course of each group; with the sizes below, many people share few courses. */
const groups = [5, 10, 20, 40, 80, 120, 160, 180, 190, 195]

/** Creates users, enrolments, reviews, progress and attempts inside the database: all or none. */
export async function seedPeople(client: PoolClient): Promise<void> {
  const run = (text: string) => client.query(text)
  await run('begin')
  await run(`
    insert into users (username, password_hash, real_name, account_role, created_at)
    select 'learner' || n, '', substr('王李张刘陈杨黄赵吴周', 1 + n % 10, 1) ||
      substr('明华芳敏静丽强磊洋艳', 1 + n / 10 % 10, 1) || substr('勇杰娟涛超霞平刚桂英', 1 + n / 100 % 10, 1),
      '1', now() - make_interval(hours => n % 8000)
    from generate_series(1, ${userTotal} - (select count(*)::int from users)) n`)
  // The position of a published course in a shuffled order that is the same each time.
  await run(`
    create unlogged table bench_places as
    select id, row_number() over (order by md5(id::text))::int - 1 as place from courses`)
  await run('create unique index on bench_places (place)')
  let from = 0
  for (const [group, size] of groups.entries()) {
    await run(`
      insert into course_learners (course_id, user_id, joined_at)
      select p.id, u.id, now() - make_interval(mins => (u.id * 37 + ${group} * 911) % 300000)
      from users u join bench_places p
        on p.place = ${from} + (hashint4(u.id) & 1048575) / (${group} + 1) % ${size}
      on conflict do nothing`)
    from += size
  }
  await run('drop table bench_places')
  await run(`
    insert into course_reviews (course_id, user_id, halves, content, created_at)
    select course_id, user_id, 6 + (hashint4(user_id) & 3) + (hashint4(course_id) & 1),
      '讲得清楚，案例贴近工作，' || (array['单证部分最有用。','希望多一些练习。','老师回复很快。'])[1 + user_id % 3],
      joined_at + interval '3 days'
    from course_learners where (hashint4(user_id + course_id * 31) & 31) = 0
    on conflict do nothing`)
  await run(`
    insert into study_progress (user_id, item_id, course_id, position, watched, watched_tenths, reported_at)
    select l.user_id, i.id, l.course_id, 200, '{[0,2000)}', 2000, l.joined_at + interval '1 day'
    from course_learners l
    join lateral (select id from course_items where course_id = l.course_id and kind = 'video'
      order by id limit 1) i on true
    where l.user_id % 3 = 0 on conflict do nothing`)
  await run(`
    insert into study_places (user_id, course_id, item_id, visited_at)
    select user_id, course_id, item_id, reported_at from study_progress on conflict do nothing`)
  await run(`
    insert into quiz_attempts
      (quiz_id, user_id, status, started_at, handed_in_at, score, max_score, passed)
    select i.quiz_id, l.user_id, 'handedIn', l.joined_at, l.joined_at + interval '1 hour',
      l.user_id % 11, 10, l.user_id % 11 >= 6
    from course_learners l join course_items i on i.course_id = l.course_id and i.kind = 'quiz'
    where l.user_id % 10 = 0`)
  await run(`
    insert into attempt_answers
      (attempt_id, question_id, version_id, position, points, answer, revision, score, mark)
    select a.id, q.question_id, q.version_id, q.position, q.points, '{"type":"trueFalse","value":true}', 1, 1,
      '{"mark":{"share":1,"verdict":"correct","rule":null,"lines":[]},"marks":{}}'
    from quiz_attempts a join quiz_questions q on q.quiz_id = a.quiz_id
    where a.status = 'handedIn' on conflict do nothing`)
  await run(`
    update courses c set learner_count = coalesce(l.count, 0), rating_count = coalesce(r.count, 0),
      rating_halves = coalesce(r.halves, 0)
    from courses this
    left join (select course_id, count(*)::int from course_learners group by 1) l
      on l.course_id = this.id
    left join (select course_id, count(*)::int, sum(halves)::int as halves
      from course_reviews where not hidden group by 1) r on r.course_id = this.id
    where c.id = this.id`)
  await run('commit')
}
