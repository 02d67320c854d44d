-- The spelling of a teacher with an account is that of the account; readers see its pinyin where it has none.
UPDATE "course_teachers" SET "name_en" = NULL WHERE "user_id" IS NOT NULL;
