CREATE TYPE "public"."tax_document_kind" AS ENUM('receipt', 'invoice', 'credit_note');--> statement-breakpoint
CREATE TYPE "public"."tax_document_state" AS ENUM('pending', 'issued', 'waived');--> statement-breakpoint
CREATE TABLE "tax_document_files" (
	"tax_document_id" integer PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"order_id" integer NOT NULL,
	"refund_id" integer,
	"kind" "tax_document_kind" NOT NULL,
	"state" "tax_document_state" DEFAULT 'pending' NOT NULL,
	"amount" integer NOT NULL,
	"folio" text,
	"issued_at" timestamp (3) with time zone,
	"actor_id" integer,
	"waived_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_documents_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "tax_documents_amount" CHECK ("tax_documents"."amount" > 0),
	CONSTRAINT "tax_documents_credit_note" CHECK (("tax_documents"."kind" = 'credit_note') = ("tax_documents"."refund_id" is not null)),
	CONSTRAINT "tax_documents_issued" CHECK (("tax_documents"."state" = 'issued') = ("tax_documents"."folio" is not null) and ("tax_documents"."state" = 'issued') = ("tax_documents"."issued_at" is not null)),
	CONSTRAINT "tax_documents_waived" CHECK (("tax_documents"."state" = 'waived') = ("tax_documents"."waived_reason" is not null)),
	CONSTRAINT "tax_documents_folio_digits" CHECK ("tax_documents"."folio" ~ '^[1-9][0-9]{0,9}$')
);
--> statement-breakpoint
ALTER TABLE "tax_document_files" ADD CONSTRAINT "tax_document_files_tax_document_id_tax_documents_id_fk" FOREIGN KEY ("tax_document_id") REFERENCES "public"."tax_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_order" ON "tax_documents" USING btree ("order_id") WHERE refund_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_refund" ON "tax_documents" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_folio" ON "tax_documents" USING btree ("kind","folio");--> statement-breakpoint
CREATE INDEX "tax_documents_pending" ON "tax_documents" USING btree ("id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "tax_documents_of_order" ON "tax_documents" USING btree ("order_id");--> statement-breakpoint
CREATE TRIGGER tax_documents_updated_at BEFORE UPDATE ON tax_documents FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
-- Orders that were paid before this table existed still need their document.
INSERT INTO tax_documents (order_id, kind, amount, created_at)
SELECT id, CASE WHEN is_invoice THEN 'invoice' ELSE 'receipt' END::tax_document_kind, total, paid_at
FROM orders WHERE paid_at IS NOT NULL ORDER BY paid_at;--> statement-breakpoint
INSERT INTO tax_documents (order_id, refund_id, kind, amount, created_at)
SELECT refunds.order_id, refunds.id, 'credit_note', refunds.amount, refunds.done_at
FROM refunds JOIN orders ON orders.id = refunds.order_id
WHERE refunds.state = 'done' AND orders.paid_at IS NOT NULL ORDER BY refunds.done_at;
