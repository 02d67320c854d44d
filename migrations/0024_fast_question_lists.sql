CREATE TABLE "question_counts" (
	"owner_id" integer NOT NULL,
	"folder_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"difficulty" smallint NOT NULL,
	"deleted" boolean NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "question_counts_owner_id_folder_id_type_status_difficulty_deleted_pk" PRIMARY KEY("owner_id","folder_id","type","status","difficulty","deleted")
);
--> statement-breakpoint
CREATE TABLE "question_undos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_undos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"act" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_folders" DROP CONSTRAINT "question_folders_owner_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "question_tagged_tag_id_index";--> statement-breakpoint
DROP INDEX "questions_owner_id_changed_at_index";--> statement-breakpoint
DROP INDEX "questions_folder_id_changed_at_index";--> statement-breakpoint
DROP INDEX "questions_deleted_at_index";--> statement-breakpoint
ALTER TABLE "question_folders" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "likeness" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "question_undos" ADD CONSTRAINT "question_undos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_counts_folder_id_index" ON "question_counts" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "question_undos_user_id_index" ON "question_undos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_undos_created_at_index" ON "question_undos" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "question_folders" ADD CONSTRAINT "question_folders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_tagged_tag_id_question_id_index" ON "question_tagged" USING btree ("tag_id","question_id");--> statement-breakpoint
CREATE INDEX "questions_changed" ON "questions" USING btree ("owner_id","changed_at","id") WHERE "questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "questions_newest" ON "questions" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "questions_difficulty" ON "questions" USING btree ("owner_id","difficulty","id") WHERE "questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "questions_title" ON "questions" USING btree ("owner_id","title" collate "zh-numeric","id") WHERE "questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "questions_title_en" ON "questions" USING btree ("owner_id",coalesce(nullif(title_en, ''), title) collate "zh-numeric","id") WHERE "questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "questions_filters" ON "questions" USING btree ("owner_id","type","status","difficulty") WHERE "questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "questions_folder" ON "questions" USING btree ("folder_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "questions_likeness" ON "questions" USING gin ("likeness");--> statement-breakpoint
CREATE INDEX "questions_deleted" ON "questions" USING btree ("deleted_at") WHERE "questions"."deleted_at" is not null;--> statement-breakpoint
-- What a statement has made, changed or deleted is added to the counts: its rows before −1, its rows after +1.
-- Always in one order, so that two statements at once never wait for each other in a circle.
CREATE FUNCTION "count_made_questions"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into "question_counts" as "c" ("owner_id", "folder_id", "type", "status", "difficulty", "deleted", "questions")
	select coalesce("owner_id", 0), coalesce("folder_id", 0), "type", "status", "difficulty", "deleted_at" is not null, sum("sign")
	from (
		select "owner_id", "folder_id", "type", "status", "difficulty", "deleted_at", 1 as "sign" from "after_rows"
	) "change"
	group by 1, 2, 3, 4, 5, 6 having sum("sign") <> 0 order by 1, 2, 3, 4, 5, 6
	on conflict ("owner_id", "folder_id", "type", "status", "difficulty", "deleted")
	do update set "questions" = "c"."questions" + excluded."questions";
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "count_made_questions" AFTER INSERT ON "questions"
REFERENCING NEW TABLE AS "after_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_made_questions"();--> statement-breakpoint
CREATE FUNCTION "count_changed_questions"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into "question_counts" as "c" ("owner_id", "folder_id", "type", "status", "difficulty", "deleted", "questions")
	select coalesce("owner_id", 0), coalesce("folder_id", 0), "type", "status", "difficulty", "deleted_at" is not null, sum("sign")
	from (
		select "owner_id", "folder_id", "type", "status", "difficulty", "deleted_at", -1 as "sign" from "before_rows"
		union all
		select "owner_id", "folder_id", "type", "status", "difficulty", "deleted_at", 1 as "sign" from "after_rows"
	) "change"
	group by 1, 2, 3, 4, 5, 6 having sum("sign") <> 0 order by 1, 2, 3, 4, 5, 6
	on conflict ("owner_id", "folder_id", "type", "status", "difficulty", "deleted")
	do update set "questions" = "c"."questions" + excluded."questions";
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "count_changed_questions" AFTER UPDATE ON "questions"
REFERENCING OLD TABLE AS "before_rows" NEW TABLE AS "after_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_changed_questions"();--> statement-breakpoint
CREATE FUNCTION "count_deleted_questions"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into "question_counts" as "c" ("owner_id", "folder_id", "type", "status", "difficulty", "deleted", "questions")
	select coalesce("owner_id", 0), coalesce("folder_id", 0), "type", "status", "difficulty", "deleted_at" is not null, sum("sign")
	from (
		select "owner_id", "folder_id", "type", "status", "difficulty", "deleted_at", -1 as "sign" from "before_rows"
	) "change"
	group by 1, 2, 3, 4, 5, 6 having sum("sign") <> 0 order by 1, 2, 3, 4, 5, 6
	on conflict ("owner_id", "folder_id", "type", "status", "difficulty", "deleted")
	do update set "questions" = "c"."questions" + excluded."questions";
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "count_deleted_questions" AFTER DELETE ON "questions"
REFERENCING OLD TABLE AS "before_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_questions"();
