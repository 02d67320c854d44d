CREATE TABLE "hand_marks" (
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"points" numeric(6, 2) NOT NULL,
	"of" numeric(6, 2) NOT NULL,
	"criteria" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"marked_by" integer,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "hand_marks_attempt_id_question_id_part_pk" PRIMARY KEY("attempt_id","question_id","part")
);
--> statement-breakpoint
CREATE TABLE "mark_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mark_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"cause" text NOT NULL,
	"score_before" numeric(6, 2) NOT NULL,
	"score_after" numeric(6, 2) NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "waiting" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hand_marks" ADD CONSTRAINT "hand_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_marks" ADD CONSTRAINT "hand_marks_of_answer" FOREIGN KEY ("attempt_id","question_id") REFERENCES "public"."attempt_answers"("attempt_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_of_answer" FOREIGN KEY ("attempt_id","question_id") REFERENCES "public"."attempt_answers"("attempt_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_marks_marked_by_index" ON "hand_marks" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "mark_changes_attempt_id_question_id_index" ON "mark_changes" USING btree ("attempt_id","question_id");--> statement-breakpoint
CREATE INDEX "mark_changes_changed_by_index" ON "mark_changes" USING btree ("changed_by");