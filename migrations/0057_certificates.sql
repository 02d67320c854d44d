CREATE TABLE "certificate_keys" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"did" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_keys_one" CHECK ("certificate_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "certificate_offers" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"offered" boolean NOT NULL,
	"template" text NOT NULL,
	"institution" text NOT NULL,
	"institution_en" text NOT NULL,
	"signer" text NOT NULL,
	"signer_en" text NOT NULL,
	"signer_title" text DEFAULT '' NOT NULL,
	"signer_title_en" text DEFAULT '' NOT NULL,
	"hours" smallint NOT NULL,
	"seal_file_id" integer,
	"signature_file_id" integer,
	"valid_months" smallint,
	"shows_mark" boolean NOT NULL,
	"asks_fee" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"course_id" integer,
	"user_id" integer,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"course" text NOT NULL,
	"course_en" text NOT NULL,
	"template" text NOT NULL,
	"institution" text NOT NULL,
	"institution_en" text NOT NULL,
	"signer" text NOT NULL,
	"signer_en" text NOT NULL,
	"signer_title" text DEFAULT '' NOT NULL,
	"signer_title_en" text DEFAULT '' NOT NULL,
	"hours" smallint NOT NULL,
	"seal_file_id" integer,
	"signature_file_id" integer,
	"mark" smallint,
	"completed_on" date NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date,
	"paid" integer DEFAULT 0 NOT NULL,
	"pdf_file_id" integer,
	"jpg_file_id" integer,
	"credential" text,
	"replaces_id" integer,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"revoked_words" text DEFAULT '' NOT NULL,
	"asked_name" text DEFAULT '' NOT NULL,
	"asked_name_en" text DEFAULT '' NOT NULL,
	"asked_words" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "certificates_replacesId_unique" UNIQUE("replaces_id"),
	CONSTRAINT "certificates_revoked" CHECK (("certificates"."revoked_at" is null) = ("certificates"."revoked_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "certificate_offers" ADD CONSTRAINT "certificate_offers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_offers" ADD CONSTRAINT "certificate_offers_seal_file_id_files_id_fk" FOREIGN KEY ("seal_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_offers" ADD CONSTRAINT "certificate_offers_signature_file_id_files_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_seal_file_id_files_id_fk" FOREIGN KEY ("seal_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_signature_file_id_files_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_jpg_file_id_files_id_fk" FOREIGN KEY ("jpg_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_replaces_id_certificates_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."certificates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_offers_seal_file_id_index" ON "certificate_offers" USING btree ("seal_file_id");--> statement-breakpoint
CREATE INDEX "certificate_offers_signature_file_id_index" ON "certificate_offers" USING btree ("signature_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_claim" ON "certificates" USING btree ("user_id","course_id") WHERE "certificates"."replaces_id" is null;--> statement-breakpoint
CREATE INDEX "certificates_user_id_id_index" ON "certificates" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "certificates_course_id_id_index" ON "certificates" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "certificates_seal_file_id_index" ON "certificates" USING btree ("seal_file_id");--> statement-breakpoint
CREATE INDEX "certificates_signature_file_id_index" ON "certificates" USING btree ("signature_file_id");--> statement-breakpoint
CREATE INDEX "certificates_pdf_file_id_index" ON "certificates" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "certificates_jpg_file_id_index" ON "certificates" USING btree ("jpg_file_id");