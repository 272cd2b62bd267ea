-- The words of an ad that filters and stretches of time ask for (0070, 0073). A part or an accessory also has
-- "p", alone and with each word of its text, so that the parts for a machine ("p/tractor") are found
-- without comparing all parts with all ads of the machine. A featured ad also has the group that it leads in,
-- one of 16, as a moment ("f7", "f7/tractor"). No other function is called, because an index is
-- built without the path that would find it; the control character is in no text.
CREATE FUNCTION ad_words(id integer, category integer, condition integer, commune integer, featured boolean, published timestamptz, subject tsvector, search tsvector)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  at float8 := date_part('epoch', published AT TIME ZONE 'UTC');
  moments text[] := array_remove(ARRAY[CASE WHEN featured THEN 'f' END, CASE WHEN featured THEN 'f' || id % 16 END,
    'd' || floor(at / 86400)::int, 'q' || floor(at / 21600)::int], NULL);
  words text[] := array_remove(ARRAY['c' || category, 'k' || condition, 'u' || commune,
    'u' || commune / 2 || '/2', 'u' || commune / 4 || '/4', 'u' || commune / 8 || '/8', 'u' || commune / 16 || '/16',
    'u' || commune / 32 || '/32'], NULL) || moments;
  moment text;
BEGIN
  IF subject <> '' THEN
    FOREACH moment IN ARRAY moments LOOP
      words := words || string_to_array(
        moment || '/' || array_to_string(tsvector_to_array(subject), E'\x01' || moment || '/'), E'\x01');
    END LOOP;
  END IF;
  IF subject @@ '''repuest'':A & ''accesori'':A' THEN
    words := words || 'p'::text
      || string_to_array('p/' || array_to_string(tsvector_to_array(search), E'\x01p/'), E'\x01');
  END IF;
  RETURN array_to_tsvector(words);
END $$;--> statement-breakpoint
-- The function with six arguments stays for processes of the release before this one.
CREATE INDEX "ads_text_of_groups" ON "ads" USING gin ("search","subject",ad_words(id, category_id, condition_id, commune_id, featured, published_at, subject, search)) WHERE state = 'active';--> statement-breakpoint
DROP INDEX "ads_text";--> statement-breakpoint
ALTER INDEX "ads_text_of_groups" RENAME TO "ads_text";
