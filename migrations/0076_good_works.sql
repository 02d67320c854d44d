CREATE TABLE "good_work_consents" (
	"good_work_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "good_work_consents_good_work_id_user_id_pk" PRIMARY KEY("good_work_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "good_works" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "good_works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"hand_in" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"proposed_by_id" integer,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "good_works_workId_unique" UNIQUE("work_id")
);
--> statement-breakpoint
ALTER TABLE "good_work_consents" ADD CONSTRAINT "good_work_consents_good_work_id_good_works_id_fk" FOREIGN KEY ("good_work_id") REFERENCES "public"."good_works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_work_consents" ADD CONSTRAINT "good_work_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_works" ADD CONSTRAINT "good_works_work_id_homework_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."homework_works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_works" ADD CONSTRAINT "good_works_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "good_work_consents_user_id_index" ON "good_work_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "good_works_proposed_by_id_index" ON "good_works" USING btree ("proposed_by_id");