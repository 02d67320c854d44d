CREATE TABLE "shared_note_reports" (
	"shared_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "shared_note_reports_shared_id_user_id_pk" PRIMARY KEY("shared_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shared_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"note_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"shared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_note_reports" ADD CONSTRAINT "shared_note_reports_shared_id_shared_notes_id_fk" FOREIGN KEY ("shared_id") REFERENCES "public"."shared_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_note_reports" ADD CONSTRAINT "shared_note_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_note_reports" ADD CONSTRAINT "shared_note_reports_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_notes" ADD CONSTRAINT "shared_notes_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_notes" ADD CONSTRAINT "shared_notes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_notes" ADD CONSTRAINT "shared_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_note_reports_user_id_index" ON "shared_note_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_note_reports_decider_id_index" ON "shared_note_reports" USING btree ("decider_id");--> statement-breakpoint
CREATE INDEX "shared_note_reports_state_created_at_index" ON "shared_note_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_notes_note_id_class_id_index" ON "shared_notes" USING btree ("note_id","class_id");--> statement-breakpoint
CREATE INDEX "shared_notes_class_id_shared_at_index" ON "shared_notes" USING btree ("class_id","shared_at");--> statement-breakpoint
CREATE INDEX "shared_notes_user_id_class_id_index" ON "shared_notes" USING btree ("user_id","class_id");